import {EOF, type IToken} from 'chevrotain';
import {closest} from '../../base/text/suggest';
import {type Fault, faultAt} from './fault';
import {keywords} from './words';

/** Words that begin a clause, join conditions, or sort, but not those that are too short or too much like names. */
export const clauseWords =
  'FIND WHERE THAT OPTIONALLY RETURN ORDER LIMIT SKIP WITH AND DESC ASC'.split(' ');

export const operatorWords = 'CONTAINS LIKE EXISTS STARTS ENDS'.split(' ');

/**
 * Catches a misspelled keyword where the parser stopped: `WHRE`, `OPTIONAL THAT`.
 *
 * @param parses whether the parser can read a text
 * @returns undefined if the query isn't right with the keyword, either
 */
export function misspelledWord(
  text: string,
  {image, startOffset, tokenType}: IToken,
  words: string[],
  parses: (text: string) => boolean,
): Fault | undefined {
  const isWord = tokenType !== EOF && /^[a-z]{3,12}$/i.test(image);
  // A keyword, such as END, is in the wrong place, not misspelled.
  const isKeyword = keywords.some((keyword) => keyword === image.toUpperCase());
  const word = isWord && !isKeyword ? closest(image, words) : undefined;
  const end = startOffset + image.length;
  if (!word || !parses(text.slice(0, startOffset) + word + text.slice(end))) return undefined;
  return faultAt({start: startOffset, end}, `BQL has no ${image}. Write ${word}.`, word);
}
