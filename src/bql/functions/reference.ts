import type {functions} from '../syntax/words';

export type FunctionGroup = keyof typeof functions;
export type FunctionName = (typeof functions)[FunctionGroup][number];

/** The type of a parameter or result, in readers' words. */
export type ValueType =
  | 'number'
  | 'text'
  | 'true/false'
  | 'list'
  | 'list or text'
  | 'record'
  | 'any';

/** The documentation of a function. Its parameters are in `scalar.ts` and `aggregate.ts`, with the implementation. */
export interface FunctionReference {
  /** What it returns, in a sentence or two. */
  meaning: string;
  /** The parameter types, in order. */
  takes: readonly ValueType[];
  gives: ValueType;
  /** What it returns without a value, if it doesn't follow the rule: NULL gives NULL, and aggregates skip NULL. */
  nulls?: string;
  /** A call that shows what it does, on {@link exampleReturning}'s host. */
  example: string;
  /** A call with a typical mistake, on the same host. The checker explains the mistake. */
  mistake: string;
}

/** The query for the examples: `h` is a host of the sample organization, `v` its vulnerabilities. */
const exampleQuery = 'FIND Host AS h\nWHERE h.name = "db-07"\nTHAT HAS Vulnerability AS v';

/** Returns a query that computes an expression on one host `h` and its vulnerabilities `v`. */
export const exampleReturning = (expression: string) => `${exampleQuery}\nRETURN ${expression}`;

const fromOne =
  (type: 'number' | 'text') =>
  (meaning: string, example: string, mistake: string, nulls?: string): FunctionReference => ({
    meaning,
    takes: [type],
    gives: type,
    example,
    mistake,
    ...(nulls && {nulls}),
  });
const ofNumber = fromOne('number');
const ofText = fromOne('text');

const noNumber = 'Without numbers, the result is NULL.';
const noValue = 'Without values, the result is NULL.';
const oneNumber = 'Without numbers, the result is NULL. With one number, the result is 0.';
const notPositive = '0 and negative numbers also give NULL.';
const notOfUnitCircle = 'A number below -1 or above 1 also gives NULL.';
const notNumeric = "Text that isn't a number also gives NULL.";

/** Every function in the language. */
export const functionReference: Record<FunctionName, FunctionReference> = {
  avg: ofNumber('The mean of the numbers.', 'avg(v.riskScore)', 'avg(v.severity)', noNumber),
  collect: {
    meaning: 'All values in the group as one list.',
    takes: ['any'],
    gives: 'list',
    nulls: 'Without values, the result is an empty list.',
    example: 'collect(v.riskRating)',
    mistake: 'collect(v.riskRating, v.status)',
  },
  count: {
    meaning:
      'The number of values in the group. `count(*)` counts rows, and `count(DISTINCT v)` counts each record once.',
    takes: ['any'],
    gives: 'number',
    nulls: 'Without values, the result is 0.',
    example: 'count(DISTINCT v)',
    mistake: 'count(h, v)',
  },
  max: {
    meaning:
      'The largest number, the latest date, the highest rating, or the last text in alphabetical order.',
    takes: ['any'],
    gives: 'any',
    nulls: noValue,
    example: 'max(v.riskScore)',
    mistake: 'max(v.riskScore, v.baseRiskScore)',
  },
  min: {
    meaning:
      'The smallest number, the earliest date, the lowest rating, or the first text in alphabetical order.',
    takes: ['any'],
    gives: 'any',
    nulls: noValue,
    example: 'min(v.firstFound)',
    mistake: 'min(v.firstFound, v.lastFound)',
  },
  percentileCont: {
    meaning:
      'The number below which the given fraction (0 to 1) of the group falls, interpolated between two numbers if necessary.',
    takes: ['number', 'number'],
    gives: 'number',
    nulls: noNumber,
    example: 'percentileCont(v.riskScore, 0.5)',
    mistake: 'percentileCont(v.riskScore, 95)',
  },
  percentileDisc: {
    meaning: 'Like `percentileCont`, but always a number from the group.',
    takes: ['number', 'number'],
    gives: 'number',
    nulls: noNumber,
    example: 'percentileDisc(v.riskScore, 0.5)',
    mistake: 'percentileDisc(v.riskScore)',
  },
  stDev: ofNumber(
    'The standard deviation if the group is a sample.',
    'stDev(v.riskScore)',
    'stDev(v.firstFound)',
    oneNumber,
  ),
  stDevP: ofNumber(
    'The standard deviation if the group is the whole population.',
    'stDevP(v.riskScore)',
    'stDevP(v.riskRating)',
    oneNumber,
  ),
  sum: ofNumber(
    'The sum of the numbers.',
    'sum(v.riskScore)',
    'sum(*)',
    'Without numbers, the result is 0.',
  ),

  abs: ofNumber('The absolute value of a number.', 'abs(-2.5)', 'abs(h.lastSeen)'),
  ceil: ofNumber('The number rounded up to a whole number.', 'ceil(7.1)', 'ceil(v.riskScore, 1)'),
  floor: ofNumber('The number rounded down to a whole number.', 'floor(7.9)', 'floor("7.9")'),
  rand: {
    meaning:
      'A random number from 0 up to, but not including, 1. Each row gets a different number.',
    takes: [],
    gives: 'number',
    example: 'rand()',
    mistake: 'rand(10)',
  },
  round: ofNumber(
    'The nearest whole number. Halves are rounded away from zero.',
    'round(-2.5)',
    'round(v.riskScore, 1)',
  ),
  sign: ofNumber(
    '1 for a positive number, -1 for a negative one, and 0 for 0.',
    'sign(-2.5)',
    'sign(v.firstFound)',
  ),

  e: {
    meaning: 'The base of the natural logarithm.',
    takes: [],
    gives: 'number',
    example: 'e()',
    mistake: 'e(2)',
  },
  exp: ofNumber('The number e raised to this power.', 'exp(2)', 'exp(2, 3)'),
  log: ofNumber('The natural logarithm.', 'log(10)', 'log(8, 2)', notPositive),
  log10: ofNumber('The base-10 logarithm.', 'log10(1000)', 'log10("1000")', notPositive),
  sqrt: ofNumber(
    'The square root.',
    'sqrt(81)',
    'sqrt(h.tags)',
    'A negative number also gives NULL.',
  ),

  acos: ofNumber(
    'The arc cosine of a number: an angle in radians.',
    'acos(0)',
    'acos("0")',
    notOfUnitCircle,
  ),
  asin: ofNumber(
    'The arc sine of a number: an angle in radians.',
    'asin(1)',
    'asin("1")',
    notOfUnitCircle,
  ),
  atan: ofNumber('The arc tangent of a number: an angle in radians.', 'atan(1)', 'atan(1, -1)'),
  atan2: {
    meaning: 'The angle from the x-axis to the point (x, y), in radians.',
    takes: ['number', 'number'],
    gives: 'number',
    example: 'atan2(1, -1)',
    mistake: 'atan2(1)',
  },
  cos: ofNumber('The cosine of an angle in radians.', 'cos(pi())', 'cos("60")'),
  cot: ofNumber(
    'The cotangent of an angle in radians.',
    'cot(pi() / 4)',
    'cot(1, 4)',
    '0 also gives NULL.',
  ),
  degrees: ofNumber('Converts radians to degrees.', 'degrees(pi())', 'degrees()'),
  haversin: ofNumber(
    'Half the versine of an angle in radians, for calculating distances on a globe.',
    'haversin(pi())',
    'haversin(52.5, 13.4)',
  ),
  pi: {
    meaning: 'The circumference of a circle divided by its diameter.',
    takes: [],
    gives: 'number',
    example: 'pi()',
    mistake: 'pi(3)',
  },
  radians: ofNumber('Converts degrees to radians.', 'radians(180)', 'radians("180")'),
  sin: ofNumber('The sine of an angle in radians.', 'sin(pi() / 2)', 'sin("90")'),
  tan: ofNumber('The tangent of an angle in radians.', 'tan(pi() / 4)', 'tan(1, 4)'),

  coalesce: {
    meaning: 'The first argument that has a value.',
    takes: ['any', 'any'],
    gives: 'any',
    nulls: 'NULL arguments are skipped. The result is NULL if no argument has a value.',
    example: 'coalesce(h.publicDnsName, h.name)',
    mistake: 'coalesce(h.publicDnsName)',
  },
  head: {
    meaning: 'The first value of a list.',
    takes: ['list'],
    gives: 'any',
    nulls: 'An empty list also gives NULL.',
    example: 'head(h.tags)',
    mistake: 'head(h.name)',
  },
  id: {
    meaning: 'The identifier of a record, by its alias.',
    takes: ['record'],
    gives: 'text',
    example: 'id(h)',
    mistake: 'id(h.name)',
  },
  last: {
    meaning: 'The last value of a list.',
    takes: ['list'],
    gives: 'any',
    nulls: 'An empty list also gives NULL.',
    example: 'last(h.tags)',
    mistake: 'last(h.lastSeen)',
  },
  size: {
    meaning: 'The number of values in a list, or of characters in text.',
    takes: ['list or text'],
    gives: 'number',
    example: 'size(h.tags)',
    mistake: 'size(h.riskScore)',
  },
  timestamp: {
    meaning: 'The time when the query runs, in milliseconds since January 1, 1970, UTC.',
    takes: [],
    gives: 'number',
    example: 'timestamp()',
    mistake: 'timestamp(h.lastSeen)',
  },
  toBoolean: {
    meaning: 'The text "true" or "false", in uppercase or lowercase, as a true or false value.',
    takes: ['any'],
    gives: 'true/false',
    nulls: 'Any other text also gives NULL.',
    example: 'toBoolean("True")',
    mistake: 'toBoolean(h.status, "Active")',
  },
  toFloat: {
    meaning: 'Text as a number.',
    takes: ['any'],
    gives: 'number',
    nulls: notNumeric,
    example: 'toFloat("7.5")',
    mistake: 'toFloat("7.5", 1)',
  },
  toInteger: {
    meaning: 'A number, or text that is a number, without its fraction.',
    takes: ['any'],
    gives: 'number',
    nulls: notNumeric,
    example: 'toInteger("7.5")',
    mistake: 'toInteger("1F", 16)',
  },
  type: {
    meaning: 'The data model of a record, by its alias.',
    takes: ['record'],
    gives: 'text',
    example: 'type(v)',
    mistake: 'type(h.name)',
  },

  left: {
    meaning: 'The first characters of text.',
    takes: ['text', 'number'],
    gives: 'text',
    example: 'left("web-01", 3)',
    mistake: 'left("web-01")',
  },
  lTrim: ofText(
    'The text without leading white space.',
    'lTrim(" web-01 ")',
    'lTrim("web-01", "web-")',
  ),
  replace: {
    meaning: 'The text with every occurrence of one part replaced by another.',
    takes: ['text', 'text', 'text'],
    gives: 'text',
    example: 'replace("web-01", "web", "app")',
    mistake: 'replace("web-01", "web")',
  },
  reverse: ofText(
    'The text with its characters in reverse order.',
    'reverse("web-01")',
    'reverse(h.tags)',
  ),
  right: {
    meaning: 'The last characters of text.',
    takes: ['text', 'number'],
    gives: 'text',
    example: 'right("web-01", 2)',
    mistake: 'right(h.riskScore, 2)',
  },
  rTrim: ofText(
    'The text without trailing white space.',
    'rTrim(" web-01 ")',
    'rTrim("web-01", "-01")',
  ),
  split: {
    meaning: 'The parts of text between separators.',
    takes: ['text', 'text'],
    gives: 'list',
    example: 'split("10.20.1.11", ".")',
    mistake: 'split("10.20.1.11")',
  },
  substring: {
    meaning: 'A part of text. `start` counts from 0. Without `length`, the part runs to the end.',
    takes: ['text', 'number', 'number'],
    gives: 'text',
    example: 'substring("web-01", 4, 2)',
    mistake: 'substring("web-01", "-")',
  },
  toLower: ofText('The text in lowercase.', 'toLower("WEB-01")', 'toLower(h.tags)'),
  toString: {
    meaning: 'A value as text. The values of a list are separated by commas.',
    takes: ['any'],
    gives: 'text',
    example: 'toString(h.tags)',
    mistake: 'toString(h.riskScore, 1)',
  },
  toUpper: ofText('The text in uppercase.', 'toUpper("web-01")', 'toUpper(h.riskScore)'),
  trim: ofText(
    'The text without leading or trailing white space.',
    'trim(" web-01 ")',
    'trim("web-01", "-")',
  ),
};
