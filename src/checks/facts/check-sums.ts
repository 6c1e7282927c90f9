import {toString as textOf} from 'mdast-util-to-string';
import {ratings} from '../../product/facts';
import {rate} from '../../sample/organization/scoring/risk-score';
import {onEachPage} from '../check';
import {lineOf} from '../page';
import {sumsIn} from './sums';

const names = ratings.riskRatings.map(({name}) => name).filter((name) => name !== 'None');
/**
 * Matches a score with its rating, such as "7.0, which is High" or "8.6 (High)", but not the end of "Critical 9.5,
 * High 8.0" or "above 0.0 Low".
 */
const rated = new RegExp(
  String.raw`(?<![\w.,+−-])(?<!\b(?:${names.join('|')}|above|below|over|under|than|version) )(\d{1,2}\.\d)(?:,? which is (?:rated )?|,? (?:is )?rated | is |, | \(| )(${names.join('|')})(?!\w| \d)`,
  'g',
);

/**
 * Checks that the result of each sum is right, and that each score has the rating of its range. Doesn't check ratings
 * on connector pages, which use the vendor's scale, or in release notes, which describe earlier ratings.
 */
export const checkSums = onEachPage((page, report) => {
  const hasOwnScale = /^docs\/(connectors|releases)\//.test(page.path);
  for (const node of page.written('paragraph', 'tableCell', 'heading')) {
    const text = textOf(node);
    for (const {text: sum, terms, result, right} of sumsIn(text)) {
      if (right !== result)
        report(lineOf(node), `the sum "${sum}" is wrong`, `write "${terms} = ${right}"`);
    }
    if (hasOwnScale) continue;
    for (const [found, score = '', rating] of text.matchAll(rated)) {
      const right = rate(Number(score));
      if (Number(score) <= 10 && right !== rating)
        report(
          lineOf(node),
          `the rating in "${found}" is wrong`,
          `a score of ${score} is rated ${right}`,
        );
    }
  }
});
