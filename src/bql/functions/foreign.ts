import {closest} from '../../base/text/suggest';
import {listed} from '../../base/text/words';
import {printExpression} from '../format/expression';
import type {Call, Range} from '../syntax/ast';
import {aggregateFunctions} from './aggregate';
import {howToGroupByDate} from './periods';
import type {FunctionName} from './reference';
import {rewriteOf} from './rewrites';
import {scalarFunctions} from './scalar';

/** What to write instead of a function that BQL doesn't have. */
interface Instead {
  advice: string;
  fix?: string;
  /** What the fix replaces, if it's more than the function's name. */
  at?: Range;
}

/**
 * Returns what to write instead of a call of an unknown function: one from another language, or a misspelled one.
 *
 * @param days the paths that hold a number of days, next to a date that's an argument
 */
export function insteadOf(call: Call, days: string[] = []): Instead {
  const word = call.name.text.toLowerCase().replaceAll('_', '');
  const same = sameFunctions[word];
  if (same) return {advice: `Write ${same}.`, fix: same};
  const rewritten = rewriteOf(word, call.arguments.map(printExpression));
  if (rewritten) return {advice: `Write ${rewritten}.`, fix: rewritten, at: call};
  if (/diff$/.test(word) && days.length > 0) return {advice: daysAdvice(days)};
  const period = periodAdvice(word, call.arguments.map(printExpression));
  if (period) return {advice: period};
  const advice = advices.find(({words}) => words.includes(word))?.advice;
  if (advice) return {advice};
  const best = closest(call.name.text, [
    ...Object.keys(scalarFunctions),
    ...Object.keys(aggregateFunctions),
  ]);
  return best
    ? {advice: `Did you mean "${best}"?`, fix: best}
    : {advice: 'The list of functions has them all by purpose.'};
}

/** For `week(f.firstFound)` and `date_trunc("week", f.firstFound)`. */
function periodAdvice(word: string, args: string[]): string | undefined {
  const path = args.find((arg) => /^[a-z_][\w.]*$/i.test(arg));
  const isOfDate = /week|quarter|trunc|part|extract|bucket|histogram/.test(word);
  const isLong = /week|quarter|day/i.test([word, ...args].join(' '));
  return path && isOfDate && isLong && !args.includes('"day"') ? howToGroupByDate(path) : undefined;
}

/** Functions of other languages that take the same arguments, in lowercase without underscores. */
const sameFunctions: Record<string, FunctionName> = {
  lower: 'toLower',
  lcase: 'toLower',
  upper: 'toUpper',
  ucase: 'toUpper',
  len: 'size',
  length: 'size',
  charlength: 'size',
  arraylength: 'size',
  substr: 'substring',
  mid: 'substring',
  ifnull: 'coalesce',
  isnull: 'coalesce',
  nvl: 'coalesce',
  average: 'avg',
  mean: 'avg',
  total: 'sum',
  ceiling: 'ceil',
  trunc: 'toInteger',
  int: 'toInteger',
  toint: 'toInteger',
  float: 'toFloat',
  tonumber: 'toFloat',
  labels: 'type',
  str: 'toString',
  tostr: 'toString',
  ln: 'log',
  first: 'head',
  stddev: 'stDev',
  groupconcat: 'collect',
  stringagg: 'collect',
  listagg: 'collect',
  arrayagg: 'collect',
  makelist: 'collect',
  jsonagg: 'collect',
  jsonarrayagg: 'collect',
  list: 'collect',
  tally: 'count',
  counta: 'count',
  valuecount: 'count',
  countnumber: 'count',
  maximum: 'max',
  latest: 'max',
  newest: 'max',
  mostrecent: 'max',
  minimum: 'min',
  earliest: 'min',
  oldest: 'min',
  stdevsample: 'stDev',
  stddevsamp: 'stDev',
  stddevpop: 'stDevP',
  uppercase: 'toUpper',
  lowercase: 'toLower',
  tostring: 'toString',
  toint64: 'toInteger',
  tolong: 'toInteger',
  todouble: 'toFloat',
  mvcount: 'size',
};

/** Names the attributes that hold what a difference of dates would be. */
export const daysAdvice = (days: string[]) =>
  `Dates can't be subtracted. Use an attribute that holds days: ${listed(days, 'or')}.`;

/** Functions of other languages that nothing replaces directly. */
const advices = [
  {
    words: ['concat', 'concatws', 'strcat', 'join', 'format'],
    advice: "Text values can't be joined. Return each one in its own column.",
  },
  {
    words: [
      ...['datediff', 'timestampdiff', 'dateadd', 'datesub', 'age', 'now', 'getdate', 'today'],
      ...['date', 'datetime', 'ago', 'currentdate', 'currenttimestamp', 'dateformat', 'datetrunc'],
      ...['year', 'month', 'day', 'days', 'hour', 'week', 'relativetime', 'networkdays'],
    ],
    advice:
      "BQL doesn't calculate with dates. Compare them in WHERE, as in lastSeen IN LAST 30 days, or use an attribute such as ageInDays.",
  },
  {
    words: ['if', 'iif', 'iff', 'decode', 'switch'],
    advice: 'Write CASE WHEN h.riskScore > 7 THEN "High" ELSE "Other" END.',
  },
  {
    words: ['contains', 'startswith', 'endswith', 'like', 'regexmatch', 'exists', 'isempty'],
    advice: "It's an operator. Test it in WHERE, or in CASE WHEN.",
  },
  {
    words: ['pow', 'power', 'mod'],
    advice: 'Calculate with +, -, *, and /.',
  },
  {
    words: [
      ...['rownumber', 'rank', 'denserank', 'lag', 'lead', 'over', 'argmax', 'argmin', 'top'],
      ...['maxby', 'minby', 'mode', 'topk', 'ntile', 'lastvalue', 'nthvalue'],
    ],
    advice: 'Sort with ORDER BY, and take the first rows with LIMIT.',
  },
  {
    words: ['variance', 'var', 'varsamp', 'varpop', 'varp'],
    advice: 'For how far values spread, write stDev(h.riskScore).',
  },
  {
    words: ['explode', 'unnest', 'unwind', 'flatten', 'mvexpand', 'arrayjoin'],
    advice: 'A list stays in one row. Return it as it is, or test it with CONTAINS ANY.',
  },
  {
    words: ['keys', 'properties', 'nodes', 'relationships', 'tojson'],
    advice: 'List the columns: RETURN h.name, h.os. For the model of a record, write type(h).',
  },
  {
    words: ['regexpextract', 'regexextract', 'extract', 'rex', 'regexpreplace', 'splitpart'],
    advice: 'Take a part of text with substring, left, right, or split.',
  },
  {
    words: ['nullif', 'case', 'ifs', 'choose'],
    advice: 'Write CASE WHEN h.riskScore > 7 THEN "High" ELSE "Other" END.',
  },
];
