import {onEachPage} from '../check';
import type {Asked} from './meaning/asked';
import type {Claim, Mismatch, Told} from './meaning/claim';
import {claimAbsence} from './meaning/claim-absence';
import {claimFlags} from './meaning/claim-flags';
import {claimLists} from './meaning/claim-lists';
import {claimModels} from './meaning/claim-models';
import {claimNames} from './meaning/claim-names';
import {claimNumbers} from './meaning/claim-numbers';
import {claimOrder} from './meaning/claim-order';
import {claimSizes} from './meaning/claim-sizes';
import {claimSpans} from './meaning/claim-spans';
import {claimValues} from './meaning/claim-values';
import {claimWords} from './meaning/claim-words';
import {toldConditionsOf} from './meaning/told-conditions';
import {toldQueriesOf} from './meaning/told-queries';

/** The claims that are compared even with an explanation above a query. */
const broadClaims = [claimValues, claimSpans, claimNumbers, claimSizes];

const claims: Claim[] = [
  claimModels,
  claimNames,
  ...broadClaims,
  claimFlags,
  claimAbsence,
  claimLists,
  claimOrder,
  claimWords,
];

/**
 * Checks that a query does what the text directly above it says: the paragraph's last sentence, or the heading if
 * nothing else is above the query. Compares record types, statuses, ratings, time spans, numbers, names, order, and
 * size. Also checks that each column's label fits what the column counts.
 */
export const checkQueryMeaning = onEachPage((page, report) => {
  for (const {node, asked, asking, paragraph, heading, isBelowHeading} of toldQueriesOf(page)) {
    const around = `${heading}. ${paragraph}`;
    const found =
      mismatch(claims, {text: isBelowHeading ? heading : asking, around}, asked) ??
      mismatch(broadClaims, {text: paragraph, around}, asked) ??
      mismatch(broadClaims, {text: heading, around}, asked) ??
      mismatchInColumns(asked) ??
      mismatchInCounts(asked);
    if (found) report(node, ...faultOf(found));
  }
  for (const {node, asked, row} of toldConditionsOf(page)) {
    const found = mismatch(
      [...broadClaims, claimFlags, claimLists],
      {text: row, around: row},
      asked,
    );
    if (found) report(node, ...faultOf(found));
  }
});

const faultOf = ({said, asked}: Mismatch): [wrong: string, fix: string] => [
  `the text says "${said}", and the query ${asked ? `"${asked}"` : "doesn't test it"}`,
  'change the text or the query, so that the text directly above says what the query finds',
];

const mismatch = (claims: Claim[], told: Told, asked: Asked): Mismatch | undefined => {
  for (const claim of claims) {
    const found = claim(told, asked);
    if (found) return found;
  }
  return undefined;
};

const nothing = {found: [], models: [], missing: [], columns: [], counts: []};

/** A column such as `count(v) AS Late`. */
function mismatchInCounts(asked: Asked): Mismatch | undefined {
  for (const text of asked.counts) {
    const told = {text, around: text};
    const found = claimValues(told, asked) ?? claimWords(told, asked);
    if (found) return found;
  }
  return undefined;
}

/** A column such as `sum(CASE WHEN v.ageInDays > 30 …) AS "Over 90 days"`. */
function mismatchInColumns({columns}: Asked): Mismatch | undefined {
  for (const {label, tests} of columns) {
    const asked: Asked = {...nothing, text: label, tests};
    const told = {text: label, around: label};
    const numbers = {text: label.replace(/ days$/, ''), around: label};
    const found =
      claimValues(told, asked) ?? claimSpans(told, asked) ?? claimNumbers(numbers, asked);
    if (found) return found;
  }
  return undefined;
}
