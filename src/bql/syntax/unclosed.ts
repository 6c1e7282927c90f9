import {EOF, type IToken} from 'chevrotain';
import {type Fault, faultAt} from './fault';
import {tokenOf} from './tokens';

/** Where a value ends that has no closing quote. */
const endOfValue =
  /\s*(?:[,)\]\n]|$|\s(?:AND|OR|THAT|OPTIONALLY|WITH|RETURN|ORDER\s+BY|SKIP|LIMIT|AS)\s)/i;

/** What's before a quote that opens a text. */
const opener =
  /(?:[=<>~[(,:]|\b(?:CONTAINS|LIKE|WITH|AS|FIND|THEN|ELSE|ANY|ALL|IN|IS|NOT|OR|AND))\s*$/i;

/**
 * Returns a fault for a double quote without a second one. If the text after a quote runs into the opening quote of
 * another text, that's where one is missing.
 *
 * @param offset the last quote, which the lexer can't pair
 */
export function unclosedText(text: string, offset: number): Fault {
  const start = text.lastIndexOf('\n', offset) + 1;
  const quotes = [...text.slice(start, offset + 1).matchAll(/(?<!\\)"/g)].map(
    ({index}) => start + index,
  );
  const opens = (quote: number) => opener.test(text.slice(start, quote));
  const missing =
    quotes.find((_quote, index) => {
      const next = quotes[index + 1];
      return index % 2 === 0 && next !== undefined && opens(next);
    }) ?? offset;
  const [word = ''] = /[\w.-]+$/.exec(text.slice(start, missing)) ?? [];
  if (!opens(missing) && word) {
    const range = {start: missing - word.length, end: missing + 1};
    return faultAt(range, `${word}" has no opening double quote: "${word}".`, `"${word}"`);
  }
  const rest = text.slice(missing + 1);
  const value = rest.slice(0, endOfValue.exec(rest)?.index).trimEnd();
  const range = {start: missing, end: missing + 1 + value.length};
  if (value === '') return faultAt(range, 'This text has no closing double quote.');
  return faultAt(range, `"${value} has no closing double quote: "${value}".`, `"${value}"`);
}

const closing = new Map(
  [
    ['(', ')'],
    ['[', ']'],
  ].map(([open, close]) => [tokenOf(open ?? ''), tokenOf(close ?? '')]),
);

/**
 * Returns a fault for a parenthesis or bracket that's never closed. If AND and OR are mixed in it, where it ends isn't
 * clear: the likeliest end is before an AND that follows an OR, on a new line if there is one.
 *
 * @param stopped the token where the parser stopped
 * @param parses whether the parser can read a text
 */
export function unclosedGroup(
  text: string,
  tokens: IToken[],
  stopped: IToken,
  parses: (text: string) => boolean,
): Fault | undefined {
  const stack: IToken[] = [];
  for (const token of tokens) {
    if (closing.has(token.tokenType)) stack.push(token);
    const open = stack.at(-1);
    if (open && closing.get(open.tokenType) === token.tokenType) stack.pop();
  }
  const stop = stopped.tokenType === EOF ? tokens.length : tokens.indexOf(stopped);
  const open = stack.findLast((token) => tokens.indexOf(token) < stop);
  if (!open) return undefined;
  const first = tokens.indexOf(open);
  const joints = jointsIn(tokens.slice(first, stop)).map((index) => first + index);
  const isOr = (index: number) => tokens[index]?.tokenType === tokenOf('OR');
  const after = joints.filter((index, place) => !isOr(index) && joints.slice(0, place).some(isOr));
  const isMixed = joints.some(isOr) && !joints.every(isOr);
  const onNewLine = after.find((index) => /\n/.test(gapBefore(text, tokens, index)));
  const place = (isMixed ? (onNewLine ?? after[0]) : undefined) ?? stop;
  const last = tokens[place - 1];
  if (!last || place - 1 <= first) return undefined;
  const end = last.startOffset + last.image.length;
  const close = open.image === '(' ? ')' : ']';
  const fixed = `${text.slice(open.startOffset, end)}${close}`;
  if (!parses(text.slice(0, open.startOffset) + fixed + text.slice(end))) return undefined;
  const [word = ''] = /[^\s()[\]]*[)\]]*$/.exec(text.slice(open.startOffset + 1, end)) ?? [];
  const shown = /"$/.test(word) ? (/"[^"]*"$/.exec(text.slice(0, end))?.[0] ?? word) : word;
  return isMixed
    ? faultAt(
        {start: open.startOffset, end: open.startOffset + 1},
        `This ${open.image} is never closed. Write ${close} where the group ends, for example after ${shown}.`,
      )
    : faultAt(
        {start: open.startOffset, end},
        `This ${open.image} is never closed. Write ${close} after ${shown}.`,
        fixed,
      );
}

/** Returns the places of AND and OR directly in the group that begins with the first token. */
function jointsIn(tokens: IToken[]): number[] {
  let depth = 0;
  return tokens.flatMap(({tokenType, image}, index) => {
    if (closing.has(tokenType)) depth += 1;
    if (image === ')' || image === ']') depth -= 1;
    const isJoint = tokenType === tokenOf('AND') || tokenType === tokenOf('OR');
    return depth === 1 && isJoint ? [index] : [];
  });
}

function gapBefore(text: string, tokens: IToken[], index: number): string {
  const before = tokens[index - 1];
  return before
    ? text.slice(before.startOffset + before.image.length, tokens[index]?.startOffset)
    : '';
}
