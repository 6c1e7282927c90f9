import {EOF, type IToken} from 'chevrotain';
import {closest} from '../../base/text/suggest';
import {type Fault, faultAt} from './fault';

/** The words that begin a clause or join conditions. Shorter ones are too much like names. */
const words = ['FIND', 'WHERE', 'THAT', 'OPTIONALLY', 'RETURN', 'ORDER', 'LIMIT', 'SKIP', 'WITH'];

/**
 * Catches a misspelled keyword where the parser stopped: `WHRE`, `OPTIONAL THAT`.
 *
 * @param parses whether the parser can read a text
 * @returns undefined if the query isn't right with the keyword, either
 */
export function misspelledWord(
  text: string,
  {image, startOffset, tokenType}: IToken,
  parses: (text: string) => boolean,
): Fault | undefined {
  const isWord = tokenType !== EOF && /^[a-z]{3,12}$/i.test(image);
  const word = isWord ? closest(image, words) : undefined;
  const end = startOffset + image.length;
  if (!word || !parses(text.slice(0, startOffset) + word + text.slice(end))) return undefined;
  const whole = word === 'ORDER' ? 'ORDER BY' : word;
  return faultAt({start: startOffset, end}, `BQL has no ${image}. Did you mean ${whole}?`, word);
}
