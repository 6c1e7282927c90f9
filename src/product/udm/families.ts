import type {Model} from './definition';
import type {Udm} from './udm';

/** A family with its models. */
export interface FamilyOfModels {
  key: string;
  title: string;
  about: string;
  models: Model[];
}

/** Returns every family, in order. In each family, parents come before children, and siblings are sorted by name. */
export function familiesOf(udm: Udm): FamilyOfModels[] {
  const depth = ({typeName, family}: Model) =>
    udm.ancestorsOf(typeName).filter((ancestor) => ancestor.family === family).length;
  return Object.entries(udm.definition.families).map(([key, {title, about}]) => ({
    key,
    title,
    about,
    models: udm.models
      .filter(({family}) => family === key)
      .sort((a, b) => depth(a) - depth(b) || a.name.localeCompare(b.name, 'en')),
  }));
}
