import {testOfParts} from '../calendar';
import {dayInNumbers, daysInNumbers} from '../day-in-numbers';
import {dayInWords, dayPattern} from '../day-in-words';
import {type CommonMistake, name, words} from './common-mistake';

/** Nothing in a comment is looked at. */
export const comments: CommonMistake = {
  pattern: /(--(?!>|\s*[[(])|\/\/)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/g,
  advice: 'BQL has no comments. Remove this.',
  fix: '',
};

/** Quotes, numbers, and dates from other languages. */
export const valueMistakes: CommonMistake[] = [
  {
    pattern: /(?<=[<>=]\s{0,9})\.\d+/g,
    advice: 'Write a digit before the point:',
    fix: (written) => `0${written}`,
  },
  {
    pattern: words`\bDATE(?:TIME)?\s+["']\d{4}-\d\d-\d\d["']|\bDATE(?:TIME)?\s+["'][^"'\n]*["']`,
    advice: 'Write a date without quotes, as in 2026-01-31.',
    fix: (written) => /\d{4}-\d\d-\d\d(?=["'])/.exec(written)?.[0],
  },
  {
    pattern: /[“”„«»][^“”„«»\n]*[“”„«»]?/g,
    advice: 'Use straight double quotes, not curly quotes:',
    fix: (written) => written.replace(/[“”„«»]/g, '"'),
  },
  {
    pattern: /(?<=[<>=]\s{0,9})['‘’]\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?['‘’]/g,
    advice: 'Write a date without quotes:',
    fix: (written) => written.slice(1, -1),
  },
  {
    pattern: /(?<!\w)['‘’][^'‘’\n]*['‘’]?/g,
    advice: 'Put text in double quotes, not single quotes:',
    fix: (written) => `"${written.replace(/^.|.$/g, '').replaceAll('"', '\\"')}"`,
  },
  {
    pattern: /`[^`\n]*`?/g,
    advice: 'Write names without quotes.',
    fix: (written) => written.replaceAll('`', ''),
  },
  {
    pattern: words`\b(?:TO_?)?DATE(?:TIME)?\s*\(\s*(?:"[^"\n]*"|\d{4}-\d\d-\d\d)\s*\)`,
    advice: 'Write a date without quotes, as in 2026-01-31.',
    fix: (written) => /\d{4}-\d\d-\d\d(?=["\s)])/.exec(written)?.[0],
  },
  {
    pattern: words`(?<=(?:[<>=]|\b(?:BEFORE|AFTER|SINCE|UNTIL|ON))\s{0,9})${dayPattern}`,
    advice: 'Write a date as year, month, and day:',
    fix: dayInWords,
    example: '2026-01-31',
  },
  {
    pattern: /(?<![\w.-])\d{4}[/.]\d\d?[/.]\d\d?(?![\w/])/g,
    advice: 'Write a date as',
    fix: isoDate,
  },
  {
    pattern: /(?<![\w.-])\d\d?[/.-]\d\d?[/.-]\d{4}(?![\w/])/g,
    advice: 'Write a date as year, month, and day:',
    fix: dayInNumbers,
    example: (written) => daysInNumbers(written).join(' or ') || '2026-01-31',
  },
  {
    pattern: /(?<=[<>=]\s{0,9}-?)\d{1,3}(?:,\d{3})+(?![\w,.])/g,
    advice: 'Write a number without commas:',
    fix: (written) => written.replaceAll(',', ''),
  },
  {
    pattern: /(?<=[<>=]\s{0,9}-?)\d+,\d+(?![\w,.])/g,
    advice: 'Write decimals after a point:',
    fix: (written) => written.replace(',', '.'),
  },
  {
    pattern: words`(?<![\w.])${name}\s{0,9}(?:[<>]=?|!?=|<>)\s{0,9}\d{4}-(?:0[1-9]|1[0-2])(?![\w-])`,
    advice: 'Write a date as year, month, and day:',
    fix: inMonth,
  },
  {
    pattern:
      /(?<=[<>=]\s{0,9})(?:\d{5,9}|\d{1,3})-\d\d?-\d\d?(?![\w-])|(?<=[<>=]\s{0,9})\d{4}-\d\d(?![\w-])/g,
    advice:
      'Write a date as year, month, and day, such as 2026-01-31. A year has four digits, so dates end with 9999-12-31.',
  },
  {
    pattern: words`(?<![\w.-])\d{4}-(?:\d-\d\d?|\d\d-\d)(?!\d)`,
    advice: 'Write months and days with two digits:',
    fix: twoDigits,
  },
  {
    pattern: words`(?<![\w.-])\d{4}-\d\d-\d\d\s+\d\d:\d\d(:\d\d)?Z?`,
    advice: 'Put a T between the day and the time:',
    fix: (written) => written.replace(/\s+/, 'T'),
  },
  {
    pattern: words`(?<![\w.-])\d{4}-\d\d-\d\dT[\d:.]+\s*[+-]\d\d:?\d\d`,
    advice: 'Times are in UTC and end in Z: 2026-01-31T08:00Z.',
    fix: inUtc,
  },
];

/** Turns `lastSeen = 2025-11` into a range of dates. */
function inMonth(written: string): string | undefined {
  const [, path = '', sign = '', year, month] =
    /^([\w.]+)\s*(\W+?)\s*(\d{4})-(\d\d)$/.exec(written) ?? [];
  return testOfParts(path, sign, {year: Number(year), month: Number(month)});
}

/** Turns `2025/12/1` into `2025-12-01`. */
function isoDate(written: string): string {
  return twoDigits(written.replace(/[/.]/g, '-'));
}

function twoDigits(date: string): string {
  return date.replace(/-(\d)(?!\d)/g, '-0$1');
}

/** Returns the same moment in UTC, without seconds if they're 0, or undefined if BQL can't write it. */
function inUtc(written: string): string | undefined {
  const date = new Date(written.replace(/\s/g, '').replace(/(\d\d):?(\d\d)$/, '$1:$2'));
  const moment = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  // Years after 9999 have six digits and a sign.
  return /^\d{4}-/.test(moment) ? moment.replace(/(?::00)?\.000Z$/, 'Z') : undefined;
}
