import type {FunctionName} from './reference';

/** Describes a function's result. */
type Phrase = (args: readonly string[], about: {isDate: boolean; different: string}) => string;

const of =
  (what: string): Phrase =>
  ([first = '']) =>
    `${what} of ${first}`;
const then =
  (tail: string): Phrase =>
  ([first = '']) =>
    `${first} ${tail}`;
const bare = (text: string) => text.replace(/^the /, '');

/** Phrases for all functions except count, by name. */
export const functionPhrases: Record<Exclude<FunctionName, 'count'>, Phrase> = {
  avg: ([x = '']) => `the average ${bare(x)}`,
  collect: ([x = ''], {different}) => `a list of each ${different}${bare(x)}`,
  max: ([x = ''], {isDate}) => `the ${isDate ? 'latest' : 'highest'} ${bare(x)}`,
  min: ([x = ''], {isDate}) => `the ${isDate ? 'earliest' : 'lowest'} ${bare(x)}`,
  percentileCont: ([x = '', fraction = '']) => `the ${percent(fraction)} percentile of ${x}`,
  percentileDisc: ([x = '', fraction = '']) => `the ${percent(fraction)} percentile of ${x}`,
  stDev: of('the standard deviation'),
  stDevP: of('the standard deviation'),
  sum: ([x = '']) => `the total ${bare(x)}`,
  abs: of('the absolute value'),
  ceil: then('rounded up'),
  floor: then('rounded down'),
  rand: () => 'a random number',
  round: then('rounded'),
  sign: of('the sign'),
  e: () => 'the number e',
  exp: ([x = '']) => `e to the power of ${x}`,
  log: of('the natural logarithm'),
  log10: of('the base-10 logarithm'),
  sqrt: of('the square root'),
  acos: of('the arc cosine'),
  asin: of('the arc sine'),
  atan: of('the arc tangent'),
  atan2: ([y = '', x = '']) => `the angle of the point (${x}, ${y})`,
  cos: of('the cosine'),
  cot: of('the cotangent'),
  degrees: then('in degrees'),
  haversin: of('half the versine'),
  pi: () => 'the number pi',
  radians: then('in radians'),
  sin: of('the sine'),
  tan: of('the tangent'),
  coalesce: ([x = '', ...others]) => `${x}, or ${others.join(', or ')} if there is none`,
  head: of('the first item'),
  id: of('the ID'),
  last: of('the last item'),
  size: of('the size'),
  timestamp: () => 'the current time in milliseconds',
  toBoolean: then('as true or false'),
  toFloat: then('as a number'),
  toInteger: then('as a whole number'),
  type: of('the data model'),
  left: ([x = '', length = '']) => `the first ${length} characters of ${x}`,
  lTrim: then('without leading spaces'),
  replace: ([x = '', from = '', to = '']) => `${x} with ${from} replaced by ${to}`,
  reverse: then('in reverse order'),
  right: ([x = '', length = '']) => `the last ${length} characters of ${x}`,
  rTrim: then('without trailing spaces'),
  split: ([x = '', at = '']) => `${x} split at ${at}`,
  substring: ([x = '', start = '', length]) =>
    `the part of ${x} starting at position ${start}${length ? `, ${length} characters long` : ''}`,
  toLower: then('in lowercase'),
  toString: then('as text'),
  toUpper: then('in uppercase'),
  trim: then('without leading or trailing spaces'),
};

/** Returns "90th" for "0.9". */
function percent(fraction: string): string {
  const number = Math.round(Number(fraction) * 100);
  const isTeen = number > 10 && number < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
