import type {Attribute, Model, UdmDefinition} from '../../../product/udm/definition';
import {Udm} from '../../../product/udm/udm';
import {attributeTypes} from '../../../product/udm/vocabulary';
import type {Query} from './query';

/** An attribute as the explorer finds it, on the model that defines it. */
export interface Entry {
  model: Model;
  attribute: Attribute;
  target?: Model;
  values: string[];
  /** In lower case: its name, and all that is said of it. */
  name: string;
  text: string;
}

/** Every attribute of every model, made ready to be searched. */
export function entriesOf(definition: UdmDefinition): Entry[] {
  const udm = new Udm(definition);
  return udm.models.flatMap((model) =>
    model.attributes.map((attribute) => {
      const {name, description, type, verb = '', target} = attribute;
      const values = udm.valuesOf(attribute);
      const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
      const said = [name, words, model.name, model.typeName, attributeTypes[type], verb, target];
      return {
        model,
        attribute,
        target: target ? udm.model(target) : undefined,
        values,
        name: name.toLowerCase(),
        text: [...said, ...values, description].join('\n').toLowerCase(),
      };
    }),
  );
}

/**
 * The entries that meet every part of a query, those first whose name is or begins with what was typed.
 *
 * @param query its text is words that must all occur, in any order
 */
export function findEntries(entries: Entry[], {text, type, family, verb, value}: Query): Entry[] {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/);
  return entries
    .filter(
      (entry) =>
        (!type || entry.attribute.type === type) &&
        (!family || entry.model.family === family) &&
        (!verb || entry.attribute.verb === verb) &&
        (!value || entry.values.includes(value)) &&
        words.every((word) => entry.text.includes(word)),
    )
    .map((entry) => ({entry, rank: rankOf(entry.name, typed)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(typed) ? 2 : 3;
}
