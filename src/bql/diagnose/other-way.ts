import type {BoundQuery} from '../bind/bind';
import {printWay, waysBetween} from '../bind/ways';
import {knownRecordsOf} from '../evaluate/known-records';
import type {Dataset} from '../evaluate/values';
import {runQuery} from '../run';
import {modelNamesOf, sourcesOf} from '../sources';
import type {Range} from '../syntax/ast';

/** A way that records follow, instead of one that none follows. */
interface OtherWay extends Range {
  /** `SUPPORTS BusinessService THAT SUPPORTS BusinessUnit`, without THAT before it. */
  fix: string;
  /** How many rows the query has then. */
  rows: number;
}

/**
 * Returns other ways to the model of a step that drops every record, from each model before it. The one that finds most
 * is first.
 *
 * @param text the query as written
 * @param at the index of the step
 */
export function otherWaysTo(
  text: string,
  query: BoundQuery,
  at: number,
  dataset: Dataset,
): OtherWay[] {
  const target = query.steps[at]?.target;
  const end = target?.models.at(-1)?.end;
  const found: OtherWay[] = [];
  if (!target || end === undefined) return found;
  const records = knownRecordsOf(dataset);
  for (let first = at; first >= 0; first -= 1) {
    const {verb, optional, negated, origin} = query.steps[first] ?? {};
    const source = sourcesOf(query)[origin ?? -1];
    if (!verb || optional || negated || !source) break;
    const from = modelNamesOf(source);
    for (const way of waysBetween(from, modelNamesOf(target), dataset.udm, records)) {
      const fix = printWay(way).replace(/^THAT /, '');
      const better = text.slice(0, verb.start) + fix + text.slice(end);
      const rows = runQuery(better, dataset).result?.total ?? 0;
      if (rows > 0) found.push({start: verb.start, end, fix, rows});
    }
    // An earlier step can be replaced with this one only if this one continues from it.
    if (origin !== first) break;
  }
  return found.toSorted((a, b) => b.rows - a.rows);
}
