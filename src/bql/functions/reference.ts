import type {functions} from '../syntax/words';

export type FunctionGroup = keyof typeof functions;
export type FunctionName = (typeof functions)[FunctionGroup][number];

/** What a function takes or gives, in readers' words. */
export type ValueType =
  | 'number'
  | 'text'
  | 'true/false'
  | 'list'
  | 'list or text'
  | 'record'
  | 'any';

/** What readers need to know of a function. How it is called is in `scalar.ts` and `aggregate.ts`, with what it does. */
export interface FunctionReference {
  /** What it gives, in a sentence or two. */
  meaning: string;
  /** Types of its parameters, in their order. */
  takes: readonly ValueType[];
  gives: ValueType;
  /** What it does without a value, where that is not the rule: NULL gives NULL, and aggregates leave NULL out. */
  nulls?: string;
  /** A call that tells what it does, on {@link exampleReturning}'s host. */
  example: string;
  /** A call that readers get wrong, on the same host: the checker says why. */
  mistake: string;
}

/** What the examples run on: `h` is a host of the sample organization, `v` its vulnerabilities. */
const exampleQuery = 'FIND Host AS h\nWHERE h.name = "db-07"\nTHAT HAS Vulnerability AS v';

/** The query that gives an expression on one host `h` and its vulnerabilities `v`. */
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

const noNumber = 'No number gives NULL.';
const noValue = 'No value gives NULL.';
const oneNumber = 'No number gives NULL, a single one 0.';
const notPositive = '0 and negative numbers give NULL, too.';
const notOfUnitCircle = 'A number below -1 or above 1 gives NULL, too.';
const notNumeric = 'A text that is no number gives NULL, too.';

/** Every function of the language. */
export const functionReference: Record<FunctionName, FunctionReference> = {
  avg: ofNumber('The mean of the numbers.', 'avg(v.riskScore)', 'avg(v.severity)', noNumber),
  collect: {
    meaning: 'All values of the group as one list.',
    takes: ['any'],
    gives: 'list',
    nulls: 'No value gives an empty list.',
    example: 'collect(v.riskRating)',
    mistake: 'collect(v.riskRating, v.status)',
  },
  count: {
    meaning:
      'How many values the group has. `count(*)` counts rows, `count(DISTINCT v)` counts each once.',
    takes: ['any'],
    gives: 'number',
    nulls: 'No value gives 0.',
    example: 'count(DISTINCT v)',
    mistake: 'count(h, v)',
  },
  max: {
    meaning:
      'The greatest number, the latest date, the highest rating, or the text that is last by letter.',
    takes: ['any'],
    gives: 'any',
    nulls: noValue,
    example: 'max(v.riskScore)',
    mistake: 'max(v.riskScore, v.baseRiskScore)',
  },
  min: {
    meaning:
      'The smallest number, the earliest date, the lowest rating, or the text that is first by letter.',
    takes: ['any'],
    gives: 'any',
    nulls: noValue,
    example: 'min(v.firstFound)',
    mistake: 'min(v.firstFound, v.lastFound)',
  },
  percentileCont: {
    meaning:
      'The number below which a fraction of the group lies, from 0 to 1. Between two numbers, it interpolates.',
    takes: ['number', 'number'],
    gives: 'number',
    nulls: noNumber,
    example: 'percentileCont(v.riskScore, 0.5)',
    mistake: 'percentileCont(v.riskScore, 95)',
  },
  percentileDisc: {
    meaning: 'Likewise, but always a number that the group has.',
    takes: ['number', 'number'],
    gives: 'number',
    nulls: noNumber,
    example: 'percentileDisc(v.riskScore, 0.5)',
    mistake: 'percentileDisc(v.riskScore)',
  },
  stDev: ofNumber(
    'The standard deviation, where the group is a sample of more.',
    'stDev(v.riskScore)',
    'stDev(v.firstFound)',
    oneNumber,
  ),
  stDevP: ofNumber(
    'The standard deviation, where the group is all there is.',
    'stDevP(v.riskScore)',
    'stDevP(v.riskRating)',
    oneNumber,
  ),
  sum: ofNumber('The numbers added up.', 'sum(v.riskScore)', 'sum(*)', 'No number gives 0.'),

  abs: ofNumber('The number without its minus sign.', 'abs(-2.5)', 'abs(h.lastSeen)'),
  ceil: ofNumber('The next whole number up.', 'ceil(7.1)', 'ceil(v.riskScore, 1)'),
  floor: ofNumber('The next whole number down.', 'floor(7.9)', 'floor("7.9")'),
  rand: {
    meaning: 'A random number from 0 up to, but not including, 1, another in each row.',
    takes: [],
    gives: 'number',
    example: 'rand()',
    mistake: 'rand(10)',
  },
  round: ofNumber(
    'The nearest whole number. Halves go away from zero.',
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
  exp: ofNumber('The number e to this power.', 'exp(2)', 'exp(2, 3)'),
  log: ofNumber('The natural logarithm.', 'log(10)', 'log(8, 2)', notPositive),
  log10: ofNumber('The logarithm to base 10.', 'log10(1000)', 'log10("1000")', notPositive),
  sqrt: ofNumber(
    'The square root.',
    'sqrt(81)',
    'sqrt(h.tags)',
    'A negative number gives NULL, too.',
  ),

  acos: ofNumber(
    'The angle whose cosine this is, in radians.',
    'acos(0)',
    'acos("0")',
    notOfUnitCircle,
  ),
  asin: ofNumber(
    'The angle whose sine this is, in radians.',
    'asin(1)',
    'asin("1")',
    notOfUnitCircle,
  ),
  atan: ofNumber('The angle whose tangent this is, in radians.', 'atan(1)', 'atan(1, -1)'),
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
    '0 gives NULL, too.',
  ),
  degrees: ofNumber('Radians as degrees.', 'degrees(pi())', 'degrees()'),
  haversin: ofNumber(
    'Half the versine of an angle in radians, for distances on a globe.',
    'haversin(pi())',
    'haversin(52.5, 13.4)',
  ),
  pi: {
    meaning: 'The circumference of a circle, divided by its diameter.',
    takes: [],
    gives: 'number',
    example: 'pi()',
    mistake: 'pi(3)',
  },
  radians: ofNumber('Degrees as radians.', 'radians(180)', 'radians("180")'),
  sin: ofNumber('The sine of an angle in radians.', 'sin(pi() / 2)', 'sin("90")'),
  tan: ofNumber('The tangent of an angle in radians.', 'tan(pi() / 4)', 'tan(1, 4)'),

  coalesce: {
    meaning: 'The first of its arguments that has a value.',
    takes: ['any', 'any'],
    gives: 'any',
    nulls: 'Passes over NULL; gives NULL if no argument has a value.',
    example: 'coalesce(h.publicDnsName, h.name)',
    mistake: 'coalesce(h.publicDnsName)',
  },
  head: {
    meaning: 'The first value of a list.',
    takes: ['list'],
    gives: 'any',
    nulls: 'An empty list gives NULL, too.',
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
    nulls: 'An empty list gives NULL, too.',
    example: 'last(h.tags)',
    mistake: 'last(h.lastSeen)',
  },
  size: {
    meaning: 'How many values a list has, or how many characters a text has.',
    takes: ['list or text'],
    gives: 'number',
    example: 'size(h.tags)',
    mistake: 'size(h.riskScore)',
  },
  timestamp: {
    meaning: 'The time at which the query runs, in milliseconds since January 1, 1970, UTC.',
    takes: [],
    gives: 'number',
    example: 'timestamp()',
    mistake: 'timestamp(h.lastSeen)',
  },
  toBoolean: {
    meaning: 'The text "true" or "false", in any case, as a value.',
    takes: ['any'],
    gives: 'true/false',
    nulls: 'Any other text gives NULL, too.',
    example: 'toBoolean("True")',
    mistake: 'toBoolean(h.status, "Active")',
  },
  toFloat: {
    meaning: 'A text as a number.',
    takes: ['any'],
    gives: 'number',
    nulls: notNumeric,
    example: 'toFloat("7.5")',
    mistake: 'toFloat("7.5", 1)',
  },
  toInteger: {
    meaning: 'A number, or a text that is one, without its fraction.',
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
    meaning: 'The first characters of a text.',
    takes: ['text', 'number'],
    gives: 'text',
    example: 'left("web-01", 3)',
    mistake: 'left("web-01")',
  },
  lTrim: ofText(
    'The text without white space at its start.',
    'lTrim(" web-01 ")',
    'lTrim("web-01", "web-")',
  ),
  replace: {
    meaning: 'The text with each occurrence of an old part replaced by a new one.',
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
    meaning: 'The last characters of a text.',
    takes: ['text', 'number'],
    gives: 'text',
    example: 'right("web-01", 2)',
    mistake: 'right(h.riskScore, 2)',
  },
  rTrim: ofText(
    'The text without white space at its end.',
    'rTrim(" web-01 ")',
    'rTrim("web-01", "-01")',
  ),
  split: {
    meaning: 'The parts of a text between separators.',
    takes: ['text', 'text'],
    gives: 'list',
    example: 'split("10.20.1.11", ".")',
    mistake: 'split("10.20.1.11")',
  },
  substring: {
    meaning: 'A part of a text. `start` counts from 0; without `length`, the part runs to the end.',
    takes: ['text', 'number', 'number'],
    gives: 'text',
    example: 'substring("web-01", 4, 2)',
    mistake: 'substring("web-01", "-")',
  },
  toLower: ofText('The text in small letters.', 'toLower("WEB-01")', 'toLower(h.tags)'),
  toString: {
    meaning: 'A value as text. The values of a list are separated by commas.',
    takes: ['any'],
    gives: 'text',
    example: 'toString(h.tags)',
    mistake: 'toString(h.riskScore, 1)',
  },
  toUpper: ofText('The text in capitals.', 'toUpper("web-01")', 'toUpper(h.riskScore)'),
  trim: ofText(
    'The text without white space at its start and end.',
    'trim(" web-01 ")',
    'trim("web-01", "-")',
  ),
};
