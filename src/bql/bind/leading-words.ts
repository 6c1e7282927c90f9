import type {ModelAttribute} from '../../product/udm/udm';

/**
 * Returns the attributes whose names share the most first words with an unknown one, such as `mfaStatus` and
 * `mfaEnforcement` for `mfa_enabled`. More than a few say nothing.
 */
export function alikeAtFirst(text: string, attributes: ModelAttribute[]): string[] {
  const written = wordsOf(text);
  const [first = ''] = written;
  if (first.length < fewestLetters || vague.has(first)) return [];
  const names = [...new Set(attributes.map(({name}) => name))];
  const shared = (name: string) => sharedBy(written, wordsOf(name));
  const most = Math.max(...names.map(shared));
  const alike = names.filter((name) => shared(name) === most);
  return most > 0 && alike.length <= mostNames ? alike : [];
}

/** Whether an attribute's name only adds words to a shorter one: `cvssV4` and `cvssV4BaseScore`. */
export const addsWords = (name: string, text: string): boolean =>
  sharedBy(wordsOf(text), wordsOf(name)) === wordsOf(text).length;

const fewestLetters = 3;
const mostNames = 3;

/** Words that begin the names of attributes which have nothing else in common. */
const vague = new Set(
  'has was can last first next date time name number total count max min open all not'.split(' '),
);

const wordsOf = (name: string) =>
  name
    .split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

function sharedBy(words: string[], others: string[]): number {
  const end = words.findIndex((word, index) => word !== others[index]);
  return end < 0 ? words.length : end;
}
