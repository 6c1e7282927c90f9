const units: Record<string, string> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
};

const offset =
  /^(?:\$?now(?:\(\))?\s*)?(-|last\s+|past\s+|P?T?(?=\d))\s*(\d+)\s*([a-z]+)(?:\s+(ago))?(?:[@/]\w+)?$/i;

/** A time before now, as other languages write it. */
export interface Past {
  /** As in BQL: `7 days`. */
  span: string;
  /** Whether the whole span is meant, up to now: `last 7 days`. */
  isWhole: boolean;
}

/** Reads `now-7d`, `-24h@h`, `P7D`, `30 days ago`, and `last 7 days`. */
export function pastOf(text: string): Past | undefined {
  const [, sign = '', count, written = '', ago] = offset.exec(text.trim()) ?? [];
  const short = written === 'M' || /^mo/i.test(written) ? 'mo' : (written[0]?.toLowerCase() ?? '');
  const isUnit = /^(?:[smhdwy]|mon?|(?:second|min(?:ute)?|hour|hr|day|week|wk|month|year|yr)s?)$/i;
  const unit = isUnit.test(written) ? units[short] : undefined;
  const isPast = sign !== '' || ago !== undefined;
  if (!count || !unit || unit === 'second' || !isPast) return undefined;
  return {
    span: `${count} ${unit}${Number(count) === 1 ? '' : 's'}`,
    isWhole: /last|past/i.test(sign),
  };
}

/** Whether dates can be later than now, as the attribute's name says: `dueDate`, but not `lastStarted`. */
export const canBeLater = (path: string): boolean =>
  /(?:^|\.)(?!last|first)\w*(?:due|deadline|expir|start|end|valid|until|next|deprecat|terminat)\w*$/i.test(
    path,
  );

/** Any time before or after now. A date that's written out would soon be out of date. */
export const everBefore = 'IN LAST 100 years';
export const everAfter = 'IN NEXT 100 years';

/** Returns the test that a date is after a time in the past, or before it. Before means that there is a date. */
export const testOfPast = (path: string, sign: string, span: string): string =>
  sign.startsWith('<')
    ? `(${path} ${canBeLater(path) ? everBefore : 'EXISTS'} AND ${path} NOT IN LAST ${span})`
    : `${path} IN LAST ${span}`;

/** Returns the date at which the records of a query, or of a word such as `findings`, were first found or seen. */
export const firstDateOf = (text: string): string =>
  /(?:Find|finding|[Vv]uln|[Vv]iol|[Aa]lert)/.test(text) ? 'firstFound' : 'firstSeen';

/** Turns how old records are into a test of their first date: `OLDER THAN 30 days`. */
export function testOfAge(records: string, age: string): string {
  const span = lengthOf(age.replace(/^\D+/, '')) ?? age;
  return testOfPast(firstDateOf(records), /^older/i.test(age) ? '<' : '>', span);
}

const upToTwelve = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbers = new Map([
  ...upToTwelve.map((word, index) => [word, index + 1] as const),
  ...([
    ['fourteen', 14],
    ['fifteen', 15],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['ninety', 90],
    ['hundred', 100],
  ] as const),
]);

/** The words for a number, as alternatives in a pattern that ignores case. */
export const numberWords = [...numbers.keys(), 'an?'].join('|');

/** Returns the number that a word means, in digits: `7` for `seven`. */
export function numberCalled(word: string): string | undefined {
  const number = numbers.get(word.toLowerCase());
  return number === undefined ? undefined : `${number}`;
}

/** The units of a span of time, short and long, as a pattern that ignores case. */
export const unitWords =
  '(?:(?:minute|min|hour|hr|day|week|wk|month|mon|quarter|year|yr)s?|[hdwmy])';

/**
 * Turns a length of time in other words into BQL's: `"7 days"`, `(7d)`, `seven days`, `days 7`, `a week`, `week`.
 *
 * @returns undefined if it has no unit
 */
export function lengthOf(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/\b(?:business|working|calendar|full|whole|ago)\b|^\W*pt?(?=\d)/g, ' ')
    .match(/\d+|[a-z]+/g);
  const [, unit] = words?.flatMap((word) => new RegExp(`^(${unitWords})$`).exec(word) ?? []) ?? [];
  if (!words || !unit || words.length > 2) return undefined;
  const other = words.find((word) => word !== unit) ?? 'one';
  const known = numberCalled(other) ?? (/^an?$/.test(other) ? 1 : 0);
  const count = Number(/^\d+$/.test(other) ? other : known);
  if (!count) return undefined;
  if (unit.startsWith('q')) return `${count * 3} months`;
  const long = unit === 'm' ? 'minute' : units[unit.startsWith('mo') ? 'mo' : (unit[0] ?? '')];
  return `${count} ${long}${count === 1 ? '' : 's'}`;
}

/** The next smaller unit that fits a whole number of times into another one. */
const parts: Record<string, [count: number, unit: string]> = {
  year: [12, 'month'],
  week: [7, 'day'],
  day: [24, 'hour'],
  hour: [60, 'minute'],
};

/** Turns `1.5 weeks` into `252 hours`, the same length as a whole number. Half a month has no such length. */
export function wholeSpan(text: string): string | undefined {
  const [, number, word] = /^([\d.]+)\s*(\w+)$/.exec(text) ?? [];
  const [count, units = ''] = lengthOf(`1 ${word}`)?.split(' ') ?? [];
  let amount = Number(number) * Number(count);
  let unit = units.replace(/s$/, '');
  while (!Number.isInteger(amount)) {
    const smaller = parts[unit];
    if (!smaller) return undefined;
    amount = Number((amount * smaller[0]).toFixed(6));
    unit = smaller[1];
  }
  return amount > 0 ? `${amount} ${unit}${amount === 1 ? '' : 's'}` : undefined;
}
