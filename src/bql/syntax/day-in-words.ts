import {wrongWithDate} from './dates';

/** Three letters for each month. */
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** The name of a month, whole or short, in a pattern that ignores case. */
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|ma(?:y|r(?:ch)?)|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const gap = String.raw`(?:\s{1,3}|-)`;

/** A day with the name of its month, in a pattern that ignores case: `Nov 20, 2025`, `20 November 2025`. */
export const dayPattern = String.raw`(?:${month}${gap}${dayOfMonth},?\s{1,3}\d{4}|${dayOfMonth}${gap}(?:of\s{1,3})?${month},?${gap}\d{4})(?!\w)`;

const wholeDay = new RegExp(`^${dayPattern}$`, 'i');

/**
 * Turns `Nov 20, 2025` into `2025-11-20`.
 *
 * @returns undefined if it isn't a day with the name of its month
 */
export function dayInWords(text: string): string | undefined {
  if (!wholeDay.test(text.trim())) return undefined;
  const [name = ''] = /[a-z]{3}/i.exec(text.replace(/\bof\b/i, '')) ?? [];
  const number = months.indexOf(name.toLowerCase()) / 3 + 1;
  const [year] = /\d{4}/.exec(text) ?? [];
  const [day = ''] = /(?<!\d)\d{1,2}(?!\d)/.exec(text) ?? [];
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return wrongWithDate(date) ? undefined : date;
}
