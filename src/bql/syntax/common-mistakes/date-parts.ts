import {type Period, testOfParts} from '../calendar';
import {type CommonMistake, name, words} from './common-mistake';

/** Makes a pattern of a part of a date: `YEAR(lastSeen)`, `EXTRACT(YEAR FROM lastSeen)`. */
const part = (unit: string) =>
  String.raw`(?<![\w.])(?:(?:${unit})\s*\(\s*${name}\s*\)|(?:EXTRACT|DATE_?PART)\s*\(\s*'?(?:${unit})'?\s*(?:,|\bFROM\b)\s*${name}\s*\))`;
const number = String.raw`\s*(?:["']?\d{1,4}\b["']?|"[^"\n]{1,9}")`;
const equal = (unit: string) => String.raw`${part(unit)}\s*==?${number}`;
const [year, shorter] = [equal('YEAR'), equal('MONTH|QUARTER')];

/** Parts of dates, which BQL compares with a range. */
export const datePartMistakes: CommonMistake[] = [
  {
    pattern: words`(?<!\bNOT\s{1,9})(?:${year}\s+AND\s+${shorter}|${shorter}\s+AND\s+${year})`,
    advice: 'Write a range of dates:',
    fix: rangeOf,
    isFixOnly: true,
  },
  {
    pattern: words`${part('YEAR')}\s*(?:==?|!=|<>|[<>]=?)${number}`,
    advice: 'Write a range of dates:',
    fix: rangeOf,
    isFixOnly: true,
  },
  {
    pattern: words`(?:\b(?:TO_?)?DATE\s*\(\s*${name}\s*\)|\bCAST\s*\(\s*${name}\s+AS\s+DATE\s*\)|(?<![\w.])${name}\s*::\s*DATE\b)(?=\s*(?:[<>=!]|(?:NOT\s+)?(?:IN|BETWEEN)\b))`,
    advice: 'A date without a time means the whole day. Write only',
    fix: (written) => /(?<=\(\s*|^)[\w.]+(?=\s*(?:\)|::|\sAS\s))/i.exec(written)?.[0],
  },
];

/**
 * Turns `YEAR(lastSeen) = 2025 AND MONTH(lastSeen) = 11` into a range of dates, and `YEAR(lastSeen) < 2025` into a
 * comparison with a date.
 */
function rangeOf(written: string): string | undefined {
  const period: Period = {};
  const tests = written.split(/\s+AND\s+/i).map((test) => {
    const [, path = '', sign = '', value] =
      /([\w.]+)\s*\)\s*([=!<>]+)\s*["']?(\d+)["']?$/.exec(test) ?? [];
    const [unit = ''] = /year|month|quarter/.exec(test.toLowerCase()) ?? [];
    period[unit as keyof Period] = Number(value);
    return {path, sign};
  });
  const [{path, sign} = {path: '', sign: ''}, other = {path}] = tests;
  return path === other.path ? testOfParts(path, sign, period) : undefined;
}
