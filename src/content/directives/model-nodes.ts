import type {PhrasingContent} from 'mdast';
import {type Attribute, type Model, udm} from '../../product/udm';
import {anchorOf, routeOf} from '../../product/udm/address';
import {shortTypeOf} from '../../product/udm/names';
import {code, lineBreak, link, text} from './nodes';

/** Links to a model's page by its name. */
export const modelLink = (model: Model) => link(routeOf(model), [text(model.name)]);

/** Links to an attribute at its definition. */
export const attributeLink = (definedBy: Model, name: string) =>
  link(`${routeOf(definedBy)}#${anchorOf(name)}`, [code(name)]);

/** Returns an attribute's type: its choices, its range and unit, or the model that it refers to. */
export function typeOf(attribute: Attribute): PhrasingContent[] {
  const {target, range, unit} = attribute;
  const short = shortTypeOf(attribute);
  if (target) return [text(`${short} to `), modelLink(udm.model(target))];
  const values = udm.valuesOf(attribute);
  if (values.length > 0) return [text(short), lineBreak, text(values.join(', '))];
  const bounds = [range && `${range[0]} to ${range[1]}`, unit].filter(Boolean).join(' ');
  return [text(bounds ? `${short}, ${bounds}` : short)];
}
