import {closest} from '../../base/text/suggest';
import {printExpression} from '../format/expression';
import type {Call, Range} from '../syntax/ast';
import {aggregateFunctions} from './aggregate';
import type {FunctionName} from './reference';
import {scalarFunctions} from './scalar';

/** What to write instead of a function that BQL doesn't have. */
interface Instead {
  advice: string;
  fix?: string;
  /** What the fix replaces, if it's more than the function's name. */
  at?: Range;
}

/** Returns what to write instead of a call of an unknown function: one from another language, or a misspelled one. */
export function insteadOf(call: Call): Instead {
  const word = call.name.text.toLowerCase().replaceAll('_', '');
  const same = sameFunctions[word];
  if (same) return {advice: `Write ${same}.`, fix: same};
  const rewritten = rewrites[word]?.(call.arguments.map(printExpression).join(', '));
  if (rewritten) return {advice: `Write ${rewritten}.`, fix: rewritten, at: call};
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
};

/** Functions of other languages that need other arguments. */
const rewrites: Record<string, (args: string) => string> = {
  median: (args) => `percentileCont(${args}, 0.5)`,
  countdistinct: (args) => `count(DISTINCT ${args})`,
  dcount: (args) => `count(DISTINCT ${args})`,
  makeset: (args) => `collect(DISTINCT ${args})`,
};

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
      ...['year', 'month', 'day', 'hour', 'week'],
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
    words: ['rownumber', 'rank', 'denserank', 'lag', 'lead', 'over'],
    advice: 'Sort with ORDER BY, and take the first rows with LIMIT.',
  },
];
