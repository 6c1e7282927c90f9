import type {IToken} from 'chevrotain';
import type {Range} from './ast';
import {Identifier, NumberLiteral, tokenOf} from './tokens';

/**
 * Returns the value that words without quotes were meant to be: `true` for `yes`, and otherwise the words in quotes.
 *
 * @param at the first word, where the parser expected a value
 * @returns undefined if it could be an attribute, as in `riskScore > baseRiskScore`
 */
export function quotedWords(
  text: string,
  tokens: IToken[],
  at: IToken,
): {range: Range; fix: string} | undefined {
  const first = tokens.indexOf(at);
  const before = tokens[first - 1]?.image ?? '';
  const isAlias = tokens.some(
    ({image}, index) => image === at.image && tokens[index - 1]?.tokenType === tokenOf('AS'),
  );
  if (
    isAlias ||
    at.tokenType !== Identifier ||
    /[a-z][A-Z]/.test(at.image) ||
    (/^[<>]=?$/.test(before) && /^[a-z]/.test(at.image) && !isRating(at.image))
  )
    return undefined;
  const rest = tokens.slice(first);
  const count = rest.findIndex(
    ({tokenType}) => tokenType !== Identifier && tokenType !== NumberLiteral,
  );
  const next = rest[count]?.tokenType;
  if (next === tokenOf('.') || next === tokenOf('(')) return undefined;
  // A word before an operator is the attribute of the next condition.
  const isNext = count > 1 && /^(?:[=<>!]|:)/.test(rest[count]?.image ?? '');
  const last = rest.at(count < 0 ? -1 : count - (isNext ? 2 : 1)) ?? at;
  const range = {start: at.startOffset, end: last.startOffset + last.image.length};
  const words = text.slice(range.start, range.end);
  return {range, fix: yesAndNo[words.toLowerCase()] ?? `"${words}"`};
}

/** Whether a word is a rating, which no attribute is called. */
export const isRating = (word: string): boolean =>
  /^(?:critical|high|medium|low|none)$/i.test(word);

/** What people write for a boolean, and how BQL writes it. */
export const yesAndNo: Record<string, string> = {yes: 'true', no: 'false'};
