/** The unified data model. Every other module asks here, never the YAML. */
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
 * The platform's data model, read and validated when the first question comes.
 *
 * @throws {YamlError} by any of its members, where the YAML isn't in order
 */
export const udm = new Udm(() => loadUdm(__dirname));
