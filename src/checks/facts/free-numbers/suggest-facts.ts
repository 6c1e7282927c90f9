import {type Reference, references} from '../../../content/directives/facts/references';
import {sharedStems, wordStems} from '../word-stems';

/** Words that any limit can have in its name. */
const general = wordStems(
  'characters days default first hours length limit lines list minutes months number page record records rows seconds size time value weeks years',
);

/**
 * The facts by reference that a sentence most likely types by hand: they read as its number does, and their names share
 * a word with it. Another limit with the same number would be a fact of something else.
 *
 * @param number as the list has it: "12 hours"
 * @returns what to write instead, the likeliest first, two at most
 */
export function suggestFacts(number: string, sentence: string): string[] {
  const said = specific(sentence);
  return references()
    .filter((reference) => readsAs(reference, number))
    .map(({directive, names, about}) => ({
      directive,
      shared: sharedStems(specific(names), said),
      around: sharedStems(specific(about), said),
    }))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.around - a.around)
    .slice(0, 2)
    .map(({directive}) => directive);
}

const specific = (text: string) =>
  new Set([...wordStems(text)].filter((stem) => !general.has(stem)));

/** "30 days" is "30 day" on the list where a hyphen joins it, and a fact can leave its unit to the sentence. */
function readsAs({value, names, about}: Reference, number: string): boolean {
  const [digits, unit] = number.split(' ').map(singular);
  const isSame = singular(value) === singular(number);
  return isSame || (value === digits && `${names} ${about}`.toLowerCase().includes(unit ?? ''));
}

const singular = (text: string) => text.replace(/s$/, '');
