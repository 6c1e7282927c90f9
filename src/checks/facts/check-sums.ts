import {toString as textOf} from 'mdast-util-to-string';
import {ratings} from '../../product/facts';
import {rate} from '../../sample/organization/scoring/risk-score';
import {onEachPage} from '../check';
import {lineOf} from '../page';
import {sumsIn} from './sums';

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
  for (const node of page.written('paragraph', 'tableCell', 'heading')) {
    const text = textOf(node);
    for (const {text: sum, terms, result, right} of sumsIn(text)) {
      if (right !== result) report(lineOf(node), `"${sum}"`, `write "${terms} = ${right}"`);
    }
    if (hasOwnScale) continue;
    for (const [found, score = '', rating] of text.matchAll(rated)) {
      const right = rate(Number(score));
      if (Number(score) <= 10 && right !== rating)
        report(lineOf(node), `"${found}"`, `a score of ${score} is rated ${right}`);
    }
  }
});
