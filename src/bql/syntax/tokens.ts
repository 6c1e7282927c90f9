import {createToken, Lexer, type TokenType} from 'chevrotain';
import {keywords, literals, signOperators, wordOperators} from './words';

/** Anything that can be a name. After a dot, a keyword is also a name. */
export const Word = createToken({name: 'Word', pattern: Lexer.NA, label: 'a name'});
export const Identifier = createToken({
  name: 'Identifier',
  pattern: /[A-Za-z_]\w*/,
  categories: Word,
  label: 'a name',
});

/** Token types by their word, phrase, or symbol: `words['ORDER BY']`. */
export const words: Record<string, TokenType> = Object.fromEntries(
  [...keywords, ...wordOperators, ...literals].map((word) => [word, wordToken(word)]),
);
const signs: Record<string, TokenType> = Object.fromEntries(
  [...signOperators, '(', ')', '[', ']', ',', '.'].map((sign) => [
    sign,
    createToken({
      name: `Sign${[...sign].map((c) => c.charCodeAt(0)).join('_')}`,
      pattern: sign,
      label: sign,
    }),
  ]),
);

export const StringLiteral = createToken({
  name: 'String',
  pattern: /"(?:\\[^\n]|[^"\\\n])*"/,
  label: 'text in double quotes',
});
export const DateLiteral = createToken({
  name: 'Date',
  pattern: /\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?/,
  label: 'a date',
});
export const NumberLiteral = createToken({
  name: 'Number',
  pattern: /\d+(?:\.\d+)?/,
  label: 'a number',
});

const WhiteSpace = createToken({
  name: 'WhiteSpace',
  pattern: /\s+/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});

/**
 * Returns the token type of a word, phrase, or symbol.
 *
 * @throws {Error} when the language has no such word, which is a mistake in the grammar
 */
export function tokenOf(text: string): TokenType {
  const type = words[text] ?? signs[text];
  if (!type) throw new Error(`BQL has no "${text}"`);
  return type;
}

/** In the order that the lexer tries them: phrases before their first words, longer symbols before shorter ones. */
export const tokens: TokenType[] = [
  WhiteSpace,
  StringLiteral,
  DateLiteral,
  NumberLiteral,
  ...byLength(words),
  Identifier,
  ...byLength(signs),
  Word,
];

function byLength(types: Record<string, TokenType>): TokenType[] {
  return Object.keys(types)
    .sort((a, b) => b.length - a.length)
    .map((text) => types[text] as TokenType);
}

/**
 * Makes a token that matches a word in any case. Any white space can separate the words of a phrase. In an operator, a
 * single underscore can too, as in API filters (`IN_LAST`).
 */
function wordToken(text: string): TokenType {
  if (text === 'NOT') return notToken();
  const parts = text.split(' ');
  const isOperator = wordOperators.some((word) => word === text) && text !== 'RELATES TO';
  const gap = isOperator ? String.raw`(?:\s+|_)` : String.raw`\s+`;
  return createToken({
    name: parts.map((part) => part[0] + part.slice(1).toLowerCase()).join(''),
    pattern: new RegExp(String.raw`${parts.join(gap)}\b`, 'i'),
    line_breaks: parts.length > 1,
    longer_alt: Identifier,
    categories: parts.length === 1 ? Word : [],
    label: text,
  });
}

/** Matches `NOT`, also when attached to the operator that it negates: `NOT_EXISTS`, `NOT_IN_LAST`. */
function notToken(): TokenType {
  const firstWords = wordOperators.map((operator) => operator.split(' ')[0]).join('|');
  return createToken({
    name: 'Not',
    pattern: new RegExp(String.raw`NOT(?:_(?=(?:${firstWords})(?![A-Za-z0-9]))|\b)`, 'i'),
    categories: Word,
    label: 'NOT',
  });
}
