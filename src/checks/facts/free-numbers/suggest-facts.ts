import {type Reference, references} from '../../../content/directives/facts/references';
import {sharedStems, wordStems} from '../word-stems';

/** Words that are common in the names of limits. */
const general = wordStems(
  'characters days default first hours length limit lines list minutes months number page record records rows seconds size time value weeks years',
);

/**
 * Suggests the facts by reference that a writer probably typed by hand. Their values read like the number, and their
 * names share a word with the sentence or appear completely in the text around it. Any other limit with that number
 * is a different fact.
 *
 * @param number the number as the list has it: "12 hours"
 * @param around the paragraph, list item, or row that contains the sentence
 * @returns what to write instead: at most two directives, the most likely first
 */
export function suggestFacts(number: string, sentence: string, around: string): string[] {
  const alike = references().filter((reference) => readsAs(reference, number));
  const found = ranked(alike, stemsOf(sentence));
  return (found.length > 0 ? found : ranked(alike.filter(isNamedIn(around)), stemsOf(around)))
    .slice(0, 2)
    .map(({directive}) => directive);
}

function ranked(facts: Reference[], said: Set<string>): Reference[] {
  return facts
    .map((fact) => ({
      fact,
      shared: sharedStems(stemsOf(fact.name), said),
      around: sharedStems(stemsOf(`${fact.of} ${fact.about}`), said),
    }))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.around - a.around)
    .map(({fact}) => fact);
}

const isNamedIn = (text: string) => {
  const said = stemsOf(text);
  return ({name}: Reference) => [...stemsOf(name)].every((stem) => said.has(stem));
};

/** The stems that show what a text is about: its words, and abbreviations such as API. */
const stemsOf = (text: string) =>
  new Set([
    ...[...wordStems(text)].filter((stem) => !general.has(stem)),
    ...(text.match(/\b[A-Z]{2,3}\b/g) ?? []),
  ]);

/**
 * Whether a fact reads like a number. The list has "30 day" for "30-day", and a fact's unit can be in the sentence
 * instead.
 */
function readsAs({value, name, about}: Reference, number: string): boolean {
  const [digits, unit] = number.split(' ').map(singular);
  const isSame = singular(value) === singular(number);
  return isSame || (value === digits && `${name} ${about}`.toLowerCase().includes(unit ?? ''));
}

const singular = (text: string) => text.replace(/s$/, '');
