/** The unified data model. Other modules use this one and never read the YAML. */
import {loadUdm} from './load';
import {Udm} from './udm';

export type {
  Attribute,
  ChoiceValue,
  Family,
  Model,
  Renamed,
  UdmDefinition,
  Verb,
} from './definition';
export type {ModelAttribute, Relationship} from './udm';
export {Udm} from './udm';
export {attributeTypes, fillers} from './vocabulary';

/**
 * The platform's data model, which is read and validated on first use.
 *
 * @throws {YamlError} from any of its members, when the YAML is invalid
 */
export const udm = new Udm(() => loadUdm(__dirname));
