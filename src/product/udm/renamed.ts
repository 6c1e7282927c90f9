import type {Renamed} from './definition';
import type {Udm} from './udm';

/**
 * Returns the new name of an attribute that a model no longer has.
 *
 * @returns the entry of `renamed.yaml` for the model or one of its ancestors, or `undefined`
 */
export function renamedOf(udm: Udm, typeName: string, attribute: string): Renamed | undefined {
  if (udm.attributeOf(typeName, attribute)) return undefined;
  const paths = [udm.model(typeName), ...udm.ancestorsOf(typeName)].map(
    (model) => `${model.typeName}.${attribute}`,
  );
  return udm.definition.renamed.find(({from}) => paths.includes(from));
}
