import {type CommonMistake, name, words} from './common-mistake';

/** Percentages, of scores that have another scale. */
export const percentageMistakes: CommonMistake[] = [
  {
    pattern: words`(?<![\w.])${name}\s*(?:[<>]=?|!?=)\s*\d+(?:\.\d+)?\s*(?:%|\bPERCENT\b|\bPCT\b)`,
    advice: (written) => {
      const scaled = onScale(written);
      return scaled
        ? `Write a number on the scale of the attribute, without %: ${scaled}.`
        : 'Write a number without %.';
    },
    fix: (written) => onScale(written) ?? written.replace(/\s*(?:%|PERCENT|PCT)$/i, ''),
  },
  {
    pattern: /(?<=\d)\s*%/g,
    advice: 'Write a number without %.',
  },
];

/** Turns `riskScore >= 50%` into `riskScore >= 5`. A number up to 10 can be a score already. */
function onScale(written: string): string | undefined {
  const [, test = '', path = '', number = ''] =
    /^(([\w.]+)\s*[<>!=]+\s*)([\d.]+)/.exec(written) ?? [];
  const most = Object.entries(scales).find(([word]) => path.toLowerCase().endsWith(word))?.[1];
  if (!most || Number(number) <= most) return undefined;
  return `${test}${Number(((Number(number) * most) / 100).toFixed(4))}`;
}

/** The highest value of attributes, by the end of their names. */
const scales = {epss: 1, epssscore: 1, score: 10, likelihood: 1, probability: 1, percentile: 1};
