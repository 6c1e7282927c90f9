import {toString as textOf} from 'mdast-util-to-string';
import {ratings} from '../../product/facts';
import {rate} from '../../sample/organization/scoring/risk-score';
import {onEachPage} from '../check';
import {lineOf} from '../page';

const number = String.raw`\d+(?:\.\d+)?`;
const sum = new RegExp(
  String.raw`(?<![\w.,)+−×÷*/-] ?)(${number}(?: [+−×÷] ${number})+) = (${number})(?![\w.,:/]*\d)(?! ?[+−×÷%])`,
  'g',
);

const names = ratings.riskRatings.map(({name}) => name).filter((name) => name !== 'None');
/** "7.0, which is High", "8.6 (High)", and not the end of "Critical 9.5, High 8.0" or "above 0.0 Low". */
const rated = new RegExp(
  String.raw`(?<![\w.,+−-])(?<!\b(?:${names.join('|')}|above|below|over|under|than|version) )(\d{1,2}\.\d)(?:,? which is (?:rated )?|,? (?:is )?rated | is |, | \(| )(${names.join('|')})(?!\w| \d)`,
  'g',
);

/**
 * A sum that a page writes out has its result, and a score has the rating of its range. Connectors rate by the scale
 * of their vendor, and release notes tell what was rated before.
 */
export const checkSums = onEachPage((page, report) => {
  const hasOwnScale = /^docs\/(connectors|releases)\//.test(page.path);
  for (const node of page.written('paragraph', 'tableCell')) {
    const text = textOf(node);
    for (const [found, terms = '', result = ''] of text.matchAll(sum)) {
      const right = (calculate(terms) + 1e-9).toFixed(result.split('.')[1]?.length ?? 0);
      if (right !== result) report(lineOf(node), `"${found}"`, `write "${terms} = ${right}"`);
    }
    if (hasOwnScale) continue;
    for (const [found, score = '', rating] of text.matchAll(rated)) {
      const right = rate(Number(score));
      if (Number(score) <= 10 && right !== rating)
        report(lineOf(node), `"${found}"`, `a score of ${score} is rated ${right}`);
    }
  }
});

/** The value of "8.6 + 2 × 0.5": products first. */
function calculate(terms: string): number {
  const [first = '0', ...rest] = terms.split(' ');
  const summands = [Number(first)];
  for (let index = 0; index < rest.length; index += 2) {
    const value = Number(rest[index + 1]);
    const last = summands.length - 1;
    if (rest[index] === '+') summands.push(value);
    else if (rest[index] === '−') summands.push(-value);
    else if (rest[index] === '×') summands[last] = (summands[last] ?? 0) * value;
    else summands[last] = (summands[last] ?? 0) / value;
  }
  return summands.reduce((total, value) => total + value, 0);
}
