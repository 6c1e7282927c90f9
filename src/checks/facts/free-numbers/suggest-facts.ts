import {type Reference, references} from '../../../content/directives/facts/references';
import {sharedStems, wordStems} from '../word-stems';

/** Words that any limit can have in its name. */
const general = wordStems(
  'characters days default first hours length limit lines list minutes months number page record records rows seconds size time value weeks years',
);

/**
 * The facts by reference that a writer most likely types by hand: they read as the number does, and their names share a
 * word with the sentence, or are all in the text around it. Another limit with that number is a fact of something else.
 *
 * @param number as the list has it: "12 hours"
 * @param around the paragraph, list item, or row that the sentence is in
 * @returns what to write instead, the likeliest first, two at most
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

/** What a text is about: its words, and abbreviations such as API. */
const stemsOf = (text: string) =>
  new Set([
    ...[...wordStems(text)].filter((stem) => !general.has(stem)),
    ...(text.match(/\b[A-Z]{2,3}\b/g) ?? []),
  ]);

/** "30 days" is "30 day" on the list where a hyphen joins it, and a fact can leave its unit to the sentence. */
function readsAs({value, name, about}: Reference, number: string): boolean {
  const [digits, unit] = number.split(' ').map(singular);
  const isSame = singular(value) === singular(number);
  return isSame || (value === digits && `${name} ${about}`.toLowerCase().includes(unit ?? ''));
}

const singular = (text: string) => text.replace(/s$/, '');
