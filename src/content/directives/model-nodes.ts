import type {PhrasingContent} from 'mdast';
import {type Attribute, type Model, udm} from '../../product/udm';
import {anchorOf, routeOf} from '../../product/udm/address';
import {shortTypeOf} from '../../product/udm/names';
import {code, lineBreak, link, text} from './nodes';

/** A link to a model's page, by its name. */
export const modelLink = (model: Model) => link(routeOf(model), [text(model.name)]);

/** A link to an attribute, where it is defined. */
export const attributeLink = (definedBy: Model, name: string) =>
  link(`${routeOf(definedBy)}#${anchorOf(name)}`, [code(name)]);

/** What an attribute can hold: its values, its range and unit, or the model it leads to. */
export function typeOf(attribute: Attribute): PhrasingContent[] {
  const {target, range, unit} = attribute;
  const short = shortTypeOf(attribute);
  if (target) return [text(`${short} to `), modelLink(udm.model(target))];
  const values = udm.valuesOf(attribute);
  if (values.length > 0) return [text(short), lineBreak, text(values.join(', '))];
  const bounds = [range && `${range[0]} to ${range[1]}`, unit].filter(Boolean).join(' ');
  return [text(bounds ? `${short}, ${bounds}` : short)];
}
