import {
  EOF,
  type IParserErrorMessageProvider,
  type IToken,
  type TokenType,
  tokenLabel,
} from 'chevrotain';
import {listed} from '../../base/text/words';
import {isRating, yesAndNo} from './bare-words';
import {Identifier, NumberLiteral, StringLiteral} from './tokens';
import {attributeOperators} from './words';

/** Explains what the parser expected and what it found, in a reader's words. */
export const messages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage({expected, actual, previous, ruleName}) {
    if (ruleName === 'timeTest' && expected === Identifier)
      return `Expected a unit of time, such as days, ${place(previous)}, but ${found(actual)}.`;
    if (ruleName === 'source' && previous && !/^AS$/i.test(previous.image))
      return noModel(previous.image, actual);
    if (expected === EOF) return `${leftOver}, but ${found(actual)}.`;
    const isWord = expected === Identifier && /^[a-z]/i.test(actual.image);
    const advice = isWord ? ` ${actual.image} is a reserved word. Choose another name.` : '';
    return `Expected ${named(expected)} ${place(previous)}, but ${found(actual)}.${advice}`;
  },
  buildNotAllInputParsedMessage({firstRedundant}) {
    return `${leftOver}, but ${found(firstRedundant)}.`;
  },
  buildNoViableAltMessage({expectedPathsPerAlt, actual, previous, ruleName}) {
    const [got] = actual;
    if (ruleName === 'test' && got?.image === '(' && previous) return noFunction(previous.image);
    if (ruleName === 'step' && /^(?:THAT|NOT)$/i.test(previous?.image ?? ''))
      return `Write a verb and a model after ${previous?.image}, such as THAT HAS Vulnerability. Here, ${found(got)}.`;
    const wanted = wantedByRule[ruleName] ?? oneOf(firstTokens(expectedPathsPerAlt));
    if (ruleName === 'test' && previous && (!got || endsTest.has(got.image.toUpperCase())))
      return `Expected ${wanted} ${place(previous)}, but ${found(got)}. If it's true or false, write ${previous.image} = true.`;
    if (ruleName === 'negation' && got && /^[=<>!]/.test(got.image))
      return `Write an attribute before ${got.image}, such as riskScore ${got.image} 7.`;
    if (
      ruleName === 'negation' &&
      got &&
      [StringLiteral, NumberLiteral].includes(got.tokenType) &&
      isJoint(previous)
    )
      return `Expected ${wanted} ${place(previous)}, but ${found(got)}. Repeat the attribute: os = "a" OR os = "b".`;
    const isName = wanted === 'a value' && got?.tokenType === Identifier;
    const advice = isName ? adviceOnName(actual, previous) : '';
    return `Expected ${wanted} ${place(previous)}, but ${found(got)}.${advice}`;
  },
  buildEarlyExitMessage({expectedIterationPaths, actual, previous, ruleName}) {
    if (ruleName === 'source' && previous) return noModel(previous.image, actual[0]);
    if (previous?.image === '[' && actual[0]?.image === ']')
      return 'This list is empty. Put at least one value in it.';
    const wanted = wantedByRule[ruleName] ?? oneOf(expectedIterationPaths.map(([first]) => first));
    return `Expected ${wanted} ${place(previous)}, but ${found(actual[0])}.`;
  },
};

/** Advice for `FIND WHERE …`, `THAT HAS RETURN …`, and `Host|`. */
function noModel(previous: string, actual: IToken | undefined): string {
  if (actual?.image === '|' && !/^FIND$/i.test(previous))
    return `A step has one verb. Write a model after ${previous}, and a step for each verb.`;
  const isFirst = /^FIND$/i.test(previous);
  const verb = previous === '|' || previous === '>>' || previous === '<<' ? '' : `${previous} `;
  const example = isFirst ? 'FIND Host' : `${verb && `THAT ${verb}`}Vulnerability`;
  return `Write a model after ${previous}, such as ${example}. Here, ${found(actual)}.`;
}

/** What follows an attribute that's a whole condition in other languages. */
const endsTest = new Set([
  ...['', 'AND', 'OR', ')', 'THEN', 'WITH', 'RETURN', 'ORDER BY', 'SKIP'],
  'LIMIT',
]);

const isJoint = (token: IToken | undefined) => /^(?:AND|OR)$/i.test(token?.image ?? '');

/**
 * Advice for `name = High`, `riskScore > baseRiskScore`, and `h.name = g.name`: a string without quotes, or an
 * attribute.
 */
function adviceOnName([name, next]: IToken[], previous?: IToken): string {
  const image = name?.image ?? '';
  if (next?.image === '(') return noFunctionAfter(image);
  const isPath = next?.image === '.';
  const yesOrNo = yesAndNo[image.toLowerCase()];
  if (yesOrNo) return ` For true or false, write ${yesOrNo}.`;
  const inQuotes = isPath ? '' : ` Put text in double quotes: "${image}".`;
  const sign = previous?.image.replace('<>', '!=') ?? '';
  const words = {...attributeOperators, '!=': `NOT ${attributeOperators['=']}`};
  const mayBeAttribute = sign in words && (isPath || (/^[a-z]/.test(image) && !isRating(image)));
  return mayBeAttribute
    ? `${inQuotes} To compare with an attribute, write ${words[sign as keyof typeof words]}.`
    : inQuotes;
}

/** Advice for `riskScore > avg(riskScore)` and `lastSeen > DATE_TRUNC("month", …)`. */
function noFunctionAfter(name: string): string {
  return /date|time|now|month|year|day/i.test(name)
    ? " Functions can't be used here. Write a date, such as 2026-01-31, or a span of time, such as IN LAST 30 days."
    : ` Functions can't be used here. Find what ${name}(…) is with another query, and write the value.`;
}

/** Advice for `WHERE count(*) > 5` and `WHERE toLower(name) = "a"`. */
function noFunction(name: string): string {
  const stands = `${name}(…) can't be used in a condition. Use functions in RETURN, WITH, and ORDER BY.`;
  if (/diff$/i.test(name))
    return `${stands} Dates can't be subtracted. Test a span of time, such as lastSeen IN LAST 30 days, or an attribute that holds days, such as ageInDays > 30.`;
  if (/^(year|month|quarter|week|day|date|date_?(trunc|part|format)|extract)$/i.test(name))
    return `${stands} Compare dates with a range: lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01.`;
  return /^((to)?_?(lower|upper)(case)?|[lu]case)$/i.test(name)
    ? `${stands} To ignore case, write =~ "(?i)…".`
    : `${stands} Compute it in WITH first: WITH h, count(*) AS n WHERE n > 5.`;
}

/** The message for leftover text. The advice depends on what was parsed before it. */
export const leftOver = 'Expected the end here';

/** Rules with more alternatives than a reader wants to see. */
const wantedByRule: Record<string, string> = {
  test: 'an operator, such as =, IN, or EXISTS,',
  wordTest: 'an operator, such as EXISTS, IN, or CONTAINS,',
  value: 'a value',
  literal: 'a value',
  factor: 'an attribute, a value, or a function',
  items: 'an attribute, such as h.name, or a function, such as count(*),',
  sortKeys: 'an attribute, such as h.riskScore,',
};

function firstTokens(paths: TokenType[][][]): (TokenType | undefined)[] {
  return paths.flatMap((alternatives) => alternatives.map(([first]) => first));
}

function oneOf(types: (TokenType | undefined)[]): string {
  const names = [...new Set(types.flatMap((type) => (type ? [named(type)] : [])))];
  return listed(names, 'or') || 'something else';
}

/**
 * Returns the label of a token. A label that begins with "a" is a description. Any other label is the word to write.
 */
function named(type: TokenType): string {
  return tokenLabel(type);
}

function place(previous: IToken | undefined): string {
  return previous?.image ? `after ${previous.image}` : 'at the beginning';
}

function found(token: IToken | undefined): string {
  return !token || token.tokenType === EOF ? 'the query ends' : `found ${token.image}`;
}
