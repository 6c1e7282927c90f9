import {comparisonWithPeriod, testOfParts} from '../calendar';
import {everAfter, everBefore, lengthOf, pastOf, testOfPast, unitWords, wholeSpan} from '../spans';
import {type CommonMistake, type Context, name, words} from './common-mistake';
import {spansMeant} from './time-spans';

const units = `(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?)`;
const longer = String.raw`(?:\bIS\s+)?(?:[<>]=?|\b(?:OVER|UNDER|(?:MORE|LESS|OLDER|NEWER)\s+THAN|AT\s+(?:LEAST|MOST))\b)`;
const parentheses = String.raw`\b(?:\s*\(\s*\))?`;
const moment = String.raw`(?:NOW|GETDATE|GETUTCDATE|SYS_?DATE(?:TIME)?|UTC_?NOW|LOCALTIME(?:STAMP)?|CURRENT[\s_]?(?:DATETIME|TIME(?:STAMP)?))${parentheses}`;
const today = String.raw`(?:${moment}|(?:TODAY|CUR_?DATE|CURRENT[\s_]?DATE)${parentheses})`;
const addition = `RELATIVE_TIME|STARTOFDAY|(?:DATE_?(?:TIME_?)?|TIMESTAMP_?)(?:ADD|SUB)|ADD_?DAYS|SUB_?DATE|AGO`;

const inParentheses = String.raw`\s*\((?:[^()]|\([^()]*\))*\)`;

/** A moment that's a span of time before or after now. A unit after `@` or `/` says how to round it. */
const distantMoment = String.raw`(?:(?:${addition})${inParentheses}|-\s*\d+\s*${unitWords}\b|(?:${today}|DATE(?:TIME)?\s*\(\s*\))\s*[-+]\s*DURATION${inParentheses}|${today}\s*[-+]\s*(?:(?:INTERVAL\s*)?["']?\d+(?:\s*(?:${units}|${unitWords})\b)?["']?(?:\s*${units}\b|\s*::\s*INTERVAL\b)?|INTERVAL\s*"[^"\n]{1,40}"(?:\s*${units}\b)?|"[^"\n]{1,40}"\s*::\s*INTERVAL\b))(?:[@/][a-z]\w{0,9})?`;
const anyMoment = `(?:${distantMoment}|${today})`;

/** A date subtracted from now, and what that's compared with. */
const spanBefore = String.raw`\(?${today}\s*-\s*(?!\d)${name}\)?\s*[<>]=?\s*\d+(?:\s*${unitWords}\b)?`;

/** Returns the attribute before a comparison, with a space after it. */
const testedIn = (before: string) =>
  /(?!(?:WHERE|AND|OR|NOT)\b)(?<![\w.])([A-Za-z_][\w.]*\s)\s*(?:[<>=!]*|IN|IS)\s*$/i.exec(
    before.slice(-200),
  )?.[1] ?? '';

const noCalendar = 'BQL has no words for parts of the calendar.';

/** Dates that other languages count from now. */
export const timeMistakes: CommonMistake[] = [
  {
    // A value from now, or a constant, that WHERE compares with.
    pattern: words`\b(?:EVAL|LET|EXTEND|SET|DEFINE|DECLARE|COMPUTE|CALCULATE)\s+[@$]?\w+\s*:?=\s*(?:(?!\b(?:WHERE|RETURN|THAT|WITH)\b)[^\n]){1,99}\s+WHERE\s+(?:(?!\b(?:RETURN|THAT|WITH|ORDER|LIMIT|SKIP)\b)[^]){1,200}`,
    advice: (written) => `BQL has no ${/^\w+/.exec(written)?.[0].toUpperCase()}. Write`,
    fix: withValue,
    isFixOnly: true,
  },
  {
    pattern: words`(?<![\w.])(?!NOT\b)${name}\s+(?:IN|DURING)\s+(?:19|20)\d\d\b(?![-."\w])`,
    advice: 'Write a range of dates:',
    fix: inYear,
  },
  {
    pattern: words`(?<=\bIN[\s_]{1,9}(?:LAST|NEXT)\s{1,9})\d{1,9}\.\d{1,9}\s{0,9}${unitWords}\b`,
    advice: 'Write a span of time as a whole number above 0 and a unit:',
    fix: wholeSpan,
    example: '30 days',
  },
  {
    pattern: words`\bIN[\s_]+(?:LAST|NEXT)\s+\d+(?!\s*["'.\w])|\bIN[\s_]+(?:LAST|NEXT)\s+\d+(?=\s+(?:AND|OR|THAT|OPTIONALLY|WITH|RETURN|ORDER|SKIP|LIMIT)\b)`,
    advice: 'A span of time needs a unit:',
    fix: (written) => `${written} days`,
  },
  {
    pattern: words`(?<![\w.]|\b(?:FIND|AS)\s{1,9})(?!(?:WHERE|AND|OR)\b)${name}\s+EARLIEST\s*=\s*-\s*\d+\w+(?:@\w+)?(?:\s+LATEST\s*=\s*NOW(?:\(\))?)?`,
    advice: (written) => {
      const test = sinceEarliest(written);
      return `BQL has no earliest. Write ${test ?? 'a span of time: lastFound IN LAST 7 days'}.`;
    },
    fix: sinceEarliest,
  },
  {
    pattern: words`\b(?:EARLIEST|LATEST)\s*=\s*(?:-?\d+\w+|NOW)\b(?:@\w+)?`,
    advice: 'BQL has no earliest or latest. Test a date: lastFound IN LAST 7 days.',
  },
  {
    pattern: words`(?<![\w.])${name}\s*[<>]=?\s*(?:START|END)_?OF_?(?:DAY|WEEK|MONTH|QUARTER|YEAR)\s*\((?:\s*NOW\s*(?:\(\s*\))?\s*,?)?\s*(?:"[^"\n]*"|[-+]?\d+[a-z]?)?\s*\)`,
    advice: (written, {now}) => {
      const test = now && sincePeriod(written, now);
      return `${noCalendar} ${test ? `Write ${test}.` : `Write dates, such as ${startOf(written)} >= 2026-01-01, or count from now: ${startOf(written)} IN ${/END/i.test(written) ? 'NEXT' : 'LAST'} 1 month.`}`;
    },
    fix: (written, {now}) => now && sincePeriod(written, now),
  },
  {
    pattern: words`(?<![\w.]|\bNOT\s{1,9})(${name})\s*[<>]=?\s*${anyMoment}\s+AND\s+\1\s*[<>]=?\s*${anyMoment}`,
    advice: 'Write a span of time:',
    fix: spanBetween,
    isFixOnly: true,
  },
  {
    pattern: words`(?<![\w.])${name}\s*[<>]=?\s*${distantMoment}`,
    advice: 'Write a span of time:',
    fix: spanOf,
    example: 'IN LAST 30 days or IN NEXT 30 days',
  },
  {
    pattern: words`(?<![\w.])${spanBefore}`,
    advice: 'Write a span of time:',
    fix: spanBeforeNow,
  },
  {
    pattern: words`\b(?:DATE|TIMESTAMP)_?DIFF\s*\((?=[^<>=]*?${today})(?:[^()]|\(\s*\))*\)\s*[<>]=?\s*\d+\b`,
    advice: 'Write a span of time:',
    fix: spanSince,
    example: 'IN LAST 30 days or NOT IN LAST 30 days',
  },
  {
    pattern: words`(?<![\w.])${name}Days\s*${longer}\s*\d+\s*(?:days?|d)\b`,
    advice: 'Write a number without a unit:',
    fix: (written) => written.replace(/\s*d(?:ays?)?$/i, ''),
  },
  {
    pattern: words`(?<![\w.])${name}\s*${longer}\s*\d+\s*(?:${units}|[hdw])\b(?:\s+AGO\b)?`,
    advice: spansMeant,
  },
  {
    pattern: words`(?<![\w.])${name}\s*[<>]=?\s*${moment}(?!\s*[-+/@(])`,
    advice: (written) =>
      `BQL has no ${/[^<>=\s][^<>=]*$/.exec(written)?.[0]}. For dates ${written.includes('<') ? 'before' : 'after'} now, write`,
    fix: besideNow,
  },
  {
    pattern: words`(?:=\s*|\b(?:IN|IS|DURING|WITHIN)\s+)?\b(?:THIS|CURRENT|PREVIOUS|(?<!\bIN\s{1,9})(?:LAST|PAST|NEXT))\s+(?:DAY|WEEK|MONTH|QUARTER|YEAR)\b|(?<=[<>=]\s{0,9})(?:START|END)_?OF_?(?:DAY|WEEK|MONTH|YEAR)\s*\([^()]*\)`,
    advice: calendarAdvice,
  },
  {
    pattern: words`(?<=\d\s{0,9}${units}\s{1,9})AGO\b`,
    advice: 'IN LAST counts back from now. Remove ago.',
    fix: '',
  },
  {
    pattern: words`\bIS\s+(?:IN\s+THE\s+)?PAST\b|(?<=\w\s{1,9})(?<!\b(?:WHERE|AND|OR|NOT|THAT)\s{1,9})(?:IS\s+)?(?:EXPIRED|OVERDUE|PAST\s+DUE)\b`,
    advice: `For dates before now, write ${everBefore}.`,
    fix: everBefore,
  },
  {
    pattern: words`(?<=\bIN\s{1,9}(?:LAST|NEXT)\s{1,9})${units}\b`,
    advice: 'Write a number before the unit: IN LAST',
    fix: (written) => lengthOf(`1 ${written}`),
  },
  {
    pattern: words`(?:(?<=[<>=]\s{0,9})|\b(?:SINCE|AFTER|BEFORE|UNTIL|ON|IS)\s+)(?:${today}|(?:YESTERDAY|TOMORROW)\b(?:\s*\(\s*\))?)`,
    advice: (written, {before}) => {
      const path = testedIn(before);
      const isToday = /<=?\s*$/.test(before) && !/^(?:YES|TOM)/i.test(written);
      const [day = 'today'] = /yesterday|tomorrow/i.exec(written) ?? [];
      return `BQL has no word for ${day.toLowerCase()}. Write the date${isToday ? ` or, to stay current, ${path}${everBefore}` : `, or count from now: ${path}IN ${/TOM/i.test(written) ? 'NEXT' : 'LAST'} 1 day`}.`;
    },
    fix: (written, {now}) => (/^[A-Z]+\s/i.test(written) ? undefined : now && dayOf(written, now)),
  },
];

/**
 * Turns `lastSeen > ago(7d)` and `lastSeen > DATEADD(day, -7, GETDATE())` into `lastSeen IN LAST 7 days`. Before that
 * time means that there is a time. A span without a unit is in days. A time in the future has no fix: whether what's
 * overdue counts isn't clear.
 */
function spanOf(written: string): string | undefined {
  const {path, sign, isPast, span} = distanceIn(written);
  return isPast && span ? testOfPast(path, sign, span) : undefined;
}

/** Turns `dueDate >= NOW() AND dueDate <= NOW() + 7 days`, in any order, into `dueDate IN NEXT 7 days`. */
function spanBetween(written: string): string | undefined {
  const tests = written.split(/\s+AND\s+/i).map(distanceIn);
  const [from, to] = ['>', '<'].map((sign) => tests.find((test) => test.sign === sign));
  if (!from || !to || from.isUnclear || to.isUnclear) return undefined;
  const {path} = from;
  const [last, next] = [`${path} IN LAST ${from.span}`, `${path} IN NEXT ${to.span}`];
  if (from.isPast && !to.span) return last;
  if (from.isPast)
    return to.isPast ? `(${last} AND ${path} NOT IN LAST ${to.span})` : `(${last} OR ${next})`;
  if (to.isPast || !to.span) return undefined;
  return from.span ? `(${next} AND ${path} NOT IN NEXT ${from.span})` : next;
}

/** A comparison with a moment. */
interface Distance {
  path: string;
  sign: string;
  /** How far the moment is from now. Undefined if it's now. */
  span?: string;
  isPast: boolean;
  /** Whether the span has no unit that's known. */
  isUnclear: boolean;
}

/** Reads `lastSeen > ago(7d)` and `dueDate < DATEADD(day, 30, GETDATE())`. A number without a unit is in days. */
function distanceIn(written: string): Distance {
  const [, path = '', sign = '', moment = ''] =
    /^([\w.]+)\s*([<>])=?\s*([\s\S]*)$/.exec(written) ?? [];
  const length = moment.replace(aroundLength, ' ');
  const isPlain = /^\W*\d+\W*$/.test(length);
  // In DATEADD, m is a month. Next to a number, it's a minute.
  const span = /\bm\b/i.test(length) ? undefined : lengthOf(isPlain ? `${length} days` : length);
  return {
    path,
    sign,
    span,
    isPast: /ago|sub|-/i.test(moment),
    isUnclear: !span && /\w/.test(length),
  };
}

/** What's written around a length of time: `NOW() - INTERVAL`, `@d`. */
const aroundLength = new RegExp(
  String.raw`${today}|\b(?:${addition}|INTERVAL|DURATION|DATE(?:TIME)?)\b|[@/]\w+|["':]+`,
  'gi',
);

/** Turns `EVAL age = now() - lastSeen WHERE age > 30` into `WHERE now() - lastSeen > 30`. */
function withValue(written: string): string | undefined {
  const [, label = '', value = '', where = ''] =
    /^\w+\s+([@$]?\w+)\s*:?=\s*([\s\S]*?)\s+(WHERE\s[\s\S]*)$/i.exec(written) ?? [];
  const isConstant =
    /^(?:"[^"]*"|-?[\d.]+)$/.test(value) || new RegExp(`${today}|\\bago\\b`, 'i').test(value);
  const test = where.replace(
    new RegExp(String.raw`(?<![\w.@$])${label.replace('$', '\\$')}(?!\w)`, 'g'),
    () => value,
  );
  return isConstant
    ? test.replace(new RegExp(spanBefore, 'gi'), (each) => spanBeforeNow(each) ?? each)
    : undefined;
}

/** Turns `now() - lastSeen > 30` into a test for longer ago. Without a unit, days are meant. */
function spanBeforeNow(written: string): string | undefined {
  const [, path = '', sign = '', length = ''] =
    /-\s*([A-Za-z_][\w.]*)\)?\s*([<>])=?\s*(\d[\d\s\w]*)$/.exec(written) ?? [];
  const span = lengthOf(/\d$/.test(length) ? `${length} days` : length);
  return span && testOfPast(path, sign === '>' ? '<' : '>', span);
}

/** Turns `DATEDIFF(day, lastSeen, GETDATE()) < 90` into `lastSeen IN LAST 90 days`. Without a unit, days are meant. */
function spanSince(written: string): string | undefined {
  const [, inside = '', sign = '', count] = /\((.*)\)\s*([<>])=?\s*(\d+)$/s.exec(written) ?? [];
  const others = inside
    .split(',')
    .map((part) => part.trim().replace(/^["']|["']$/g, ''))
    .filter((part) => !isToday.test(part));
  const unit = others.find((part) => isUnit.test(part)) ?? 'day';
  const [path, ...more] = others.filter((part) => !isUnit.test(part));
  if (!path || more.length > 0) return undefined;
  return testOfPast(path, sign === '>' ? '<' : '>', `${count} ${pluralOf(unit.toLowerCase())}`);
}

const isToday = new RegExp(`^${today}$`, 'i');
const isUnit = new RegExp(`^${units}$`, 'i');

const startOf = (written: string) => /^[\w.]+/.exec(written)?.[0];

/** Turns `dueDate < NOW()` into `dueDate IN LAST 100 years`. */
function besideNow(written: string): string {
  return `${/^[\w.]+/.exec(written)?.[0]} ${written.includes('<') ? everBefore : everAfter}`;
}

/** Turns `lastSeen IN 2025` into a range of dates. */
function inYear(written: string): string | undefined {
  const [, path = '', year] = /^(\S+)\s[\s\S]*?(\d+)$/.exec(written) ?? [];
  return testOfParts(path, '=', {year: Number(year)});
}

/** Turns `lastFound earliest=-24h` into `lastFound IN LAST 24 hours`. */
function sinceEarliest(written: string): string | undefined {
  const [, path = '', offset = ''] =
    /^([\w.]+)\s+EARLIEST\s*=\s*([-\w\s]*?\w)(?:@|\s+LATEST|$)/i.exec(written) ?? [];
  const past = pastOf(offset);
  return past && testOfPast(path, '>', past.span);
}

/** Turns `dueDate <= endOfMonth()` into `dueDate < 2026-01-01`. */
function sincePeriod(written: string, now: Date): string | undefined {
  const [, path = '', sign = '', words = '', rest = ''] =
    /^([\w.]+)\s*([<>]=?)\s*(\w+)\s*\((.*)\)$/s.exec(written) ?? [];
  const offset = Number(/[-+]?\d+/.exec(rest)?.[0] ?? 0);
  const [, unit = ''] = /\d\s*([a-z])/i.exec(rest) ?? [];
  const period = /(?:START|END)_?OF_?(\w)/i.exec(words)?.[1] ?? '';
  const isSame = unit === '' || unit.toLowerCase() === period.toLowerCase();
  return isSame ? comparisonWithPeriod(path, sign, words, offset, now) : undefined;
}

/** Shows how to count from now instead of `LAST MONTH`. */
function calendarAdvice(written: string, {before}: Context): string {
  const [unit = 'month'] = /(?:day|week|month|quarter|year)(?=\W*$|_|\s*\()/i.exec(written) ?? [];
  const isNext = /NEXT|END/i.test(written);
  const span = lengthOf(`1 ${unit}`) ?? '1 month';
  const path = testedIn(before);
  return `${noCalendar} Write dates, such as ${path || 'lastSeen '}>= 2026-01-01, or count from now: ${path}IN ${isNext ? 'NEXT' : 'LAST'} ${span}.`;
}

const pluralOf = (unit: string) => unit.replace(/s?$/, 's');

/** Returns the date of today, yesterday, or tomorrow. */
function dayOf(written: string, now: Date): string {
  const distance = {yes: -1, tom: 1}[written.slice(0, 3).toLowerCase()] ?? 0;
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + distance);
  return day.toISOString().slice(0, 10);
}
