import {type CommonMistake, name, words} from './common-mistake';

const value = String.raw`(?:${name}|\d+(?:\.\d+)?)`;

/** Numbers as other languages write them, and what's left of a division. */
export const numberMistakes: CommonMistake[] = [
  {
    pattern:
      /(?<=(?:[<>=]|[[,]|\bLIMIT\b)\s{0,9}-?)(?:0x[\da-f]{1,12}|\d{1,20}(?:\.\d{1,20})?e[+-]?\d{1,3}|\d{1,3}(?:_\d{3}){1,6}|\d{1,20}\.(?![\d.]))(?!\w)/gi,
    advice: 'Write a number in digits:',
    fix: inDigits,
  },
  {
    pattern: words`(?<=\b(?:RETURN|WITH)\s[^"\n]{0,300})(?<![\w.])${value}\s{0,9}%\s{0,9}${value}(?![\w.(])`,
    advice: 'BQL has no remainder. Write',
    fix: remainder,
  },
];

/** Turns `1e3`, `1_000`, and `0x3E8` into `1000`. */
function inDigits(written: string): string | undefined {
  const number = Number(written.replaceAll('_', ''));
  return Number.isFinite(number)
    ? number.toLocaleString('en', {useGrouping: false, maximumFractionDigits: 20})
    : undefined;
}

/** Turns `a % b` into `a - floor(a / b) * b`. */
function remainder(written: string): string {
  const [left, right] = written.split('%').map((side) => side.trim());
  return `(${left} - floor(${left} / ${right}) * ${right})`;
}
