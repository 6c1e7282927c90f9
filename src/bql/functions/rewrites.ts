/**
 * Returns the call to write instead of a function of another language that needs other arguments.
 *
 * @param word the function's name in lowercase without underscores
 * @param args its arguments as written
 */
export function rewriteOf(word: string, args: string[]): string | undefined {
  const rewrite = rewrites[word] ?? rewrites[sameMeaning[word] ?? ''];
  if (rewrite) return rewrite(args);
  const [, digits] = /^(?:p|pct|perc|percentile|exactperc)(\d\d?)$/.exec(word) ?? [];
  return digits && percentileOf([args[0] ?? '', digits]);
}

/** Functions of other languages that need other arguments. */
const rewrites: Record<string, (args: string[]) => string | undefined> = {
  year: ([date]) => startOf(date, 4),
  month: ([date]) => startOf(date, 7),
  monthname: ([date]) => startOf(date, 7),
  date: ([date]) => startOf(date, 10),
  datetrunc: periodOf,
  timestamptrunc: periodOf,
  datepart: periodOf,
  totext: textOf,
  median: ([value = '']) => `percentileCont(${value}, 0.5)`,
  percentile: percentileOf,
  countdistinct: ([value = '']) => `count(DISTINCT ${value})`,
  makeset: ([value = '']) => `collect(DISTINCT ${value})`,
  anyvalue: ([value = '']) => `head(collect(${value}))`,
  countif: ([value, wanted]) => casesOf(value, wanted, '1'),
  sumif: ([value, wanted, summed]) => casesOf(value, wanted, summed ?? value),
  roundup: ([value = '']) => `ceil(${value})`,
  rounddown: ([value = '']) => `floor(${value})`,
  greatest: (args) => oneOfTwo(args, '>='),
  least: (args) => oneOfTwo(args, '<='),
};

/** Other names of the functions that are rewritten. */
const sameMeaning: Record<string, string> = {
  ...named('countdistinct', 'dc', 'dcount', 'distinct', 'uniq', 'uniqexact', 'nunique'),
  ...named('countdistinct', 'distinctcount', 'countunique', 'approxcountdistinct', 'cardinality'),
  ...named('countdistinct', 'approxdistinct', 'uniquecount', 'estdc', 'uniqcount'),
  ...named('makeset', 'values', 'unique', 'collectset', 'uniquevalues', 'setagg', 'arraydistinct'),
  ...named('anyvalue', 'takeany', 'firstvalue', 'any', 'arbitrary'),
  ...named('percentile', 'percentilecont', 'percentiledisc', 'quantile', 'approxpercentile'),
  ...named('percentile', 'approxquantile', 'percentileapprox'),
  ...named('date', 'startofday', 'bin', 'floordate', 'bucket', 'dateonly', 'todate', 'day'),
  ...named('month', 'startofmonth'),
  ...named('year', 'startofyear'),
  ...named('totext', 'text', 'tochar', 'dateformat', 'formatdate', 'formatdatetime', 'strftime'),
};

function named(name: string, ...others: string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, name]));
}

/** Turns the arguments of `percentile(f.riskScore, 95)` into `percentileCont(f.riskScore, 0.95)`. */
function percentileOf([value, fraction]: string[]): string | undefined {
  const number = Number(fraction);
  if (!value || Number.isNaN(number)) return undefined;
  return `percentileCont(${value}, ${number > 1 ? number / 100 : number})`;
}

/** Turns the arguments of `COUNTIF(h.os, "Linux")` into `sum(CASE WHEN h.os = "Linux" THEN 1 ELSE 0 END)`. */
function casesOf(value = '', wanted = '', result = '1'): string | undefined {
  const [, sign = '=', written = wanted] = /^"([<>]=?|=|<>)?(.*)"$/.exec(wanted) ?? [];
  if (!value || !written) return undefined;
  const isNumber = /^-?\d+(\.\d+)?$/.test(written);
  const compared = isNumber || !wanted.startsWith('"') ? written : `"${written}"`;
  return `sum(CASE WHEN ${value} ${sign} ${compared} THEN ${result} ELSE 0 END)`;
}

/** Turns the arguments of `greatest(a, b)` into a CASE. */
function oneOfTwo([left, right, ...others]: string[], sign: string): string | undefined {
  if (!left || !right || others.length > 0) return undefined;
  const word = sign === '>=' ? 'GREATER THAN OR EQUALS' : 'LESS THAN OR EQUALS';
  return `CASE WHEN ${left} ${word} TO ATTRIBUTE ${right} THEN ${left} ELSE ${right} END`;
}

/** Turns the arguments of `TEXT(h.lastSeen, "yyyy-mm")` into `left(toString(h.lastSeen), 7)`. */
function textOf([date, format = '']: string[]): string | undefined {
  const length = [/d/i, /m/i, /y/i].findIndex((part) => part.test(format));
  return startOf(date, [10, 7, 4][length] ?? 10);
}

/** Returns the first part of a date, which is written as in 2026-01-31. */
const startOf = (date: string | undefined, length: number): string | undefined =>
  date && !date.startsWith('"') ? `left(toString(${date}), ${length})` : undefined;

/** Turns the arguments of `DATE_TRUNC("month", f.firstFound)` into `left(toString(f.firstFound), 7)`. */
function periodOf(args: string[]): string | undefined {
  const words = args.map((each) => each.toLowerCase().replaceAll('"', ''));
  const unit = words.findIndex((word) => lengths.has(word));
  const length = lengths.get(words[unit] ?? '');
  return length === undefined ? undefined : startOf(args[unit === 0 ? 1 : 0], length);
}

/** How many characters of a date name its period. */
const lengths = new Map([
  ['year', 4],
  ['month', 7],
  ['day', 10],
  ['hour', 13],
  ['minute', 16],
]);
