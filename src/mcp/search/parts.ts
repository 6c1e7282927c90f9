import {termsOf} from '../../search/index/tokens';
import {isCommon} from '../../search/language';

const conjunction = '(?:and|because|but|although|since|so that)\\s+';
/** Where a sentence or a clause ends. */
const ends = new RegExp(`(?<=[.?!;])\\s+|\\s*[,:;]\\s+|\\s+(?=${conjunction})`, 'i');
const opening = new RegExp(`^${conjunction}`, 'i');
const fewestWords = 2;

/**
 * Returns the sentences and clauses of a question that say enough to search for. People tell an assistant what happened
 * and ask what to do, and often only one part has the words of the page that answers.
 *
 * @returns nothing if the question is a single clause
 */
export function partsOfQuestion(question: string): string[] {
  const parts = question
    .split(ends)
    .map((part) => part.trim().replace(opening, ''))
    .filter((part) => termsOf(part).filter((term) => !isCommon(term)).length >= fewestWords);
  return parts.length > 1 ? [...new Set(parts)] : [];
}
