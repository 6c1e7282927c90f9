import {listed} from '../../base/text/words';
import type {Udm} from '../../product/udm/udm';
import {type BoundQuery, bindQuery, conditionsOf} from '../bind/bind';
import {faultsOfQuery} from '../check';
import type {Dataset} from '../evaluate/values';
import {pluralOf, singularOf} from '../explain/names';
import {Budget, Overrun} from '../overrun';
import {evaluationOf} from '../run';
import type {Range} from '../syntax/ast';
import {parseQuery} from '../syntax/parse';
import {otherWaysTo} from './other-way';
import {type RepeatedPaths, repeatedPathsOf} from './repeated-paths';
import {idleNegationsIn, type SimilarValue, similarValuesIn} from './similar-values';
import {survivorsOf} from './survivors';

/** A better query, with the reason for it. */
export interface Proposal {
  /** Why, in a sentence. */
  reason: string;
  /** What to do, for a button: `Add WITH DISTINCT v`. */
  action: string;
  query: string;
}

/** Why a query that runs returns few or many rows. */
export interface Diagnosis {
  /** If there are no rows: each part of the query as written, with how many records it leaves. */
  survivors: {code: string; left: number}[];
  proposals: Proposal[];
}

const nothing: Diagnosis = {survivors: [], proposals: []};

/** Explains why a query returns nothing: which part drops the last record, and which text was probably meant. */
export function diagnoseEmpty(text: string, dataset: Dataset): Diagnosis {
  const {value} = parseQuery(text);
  if (!value) return nothing;
  const query = bindQuery(value, dataset.udm);
  const stages = survivorsOf(query, evaluationOf(query, dataset, new Budget()));
  const last = stages.at(-1);
  const similar =
    last?.left === 0 && last.condition && last.scope
      ? similarValuesIn(last.condition, last.scope, dataset)
      : [];
  return {
    survivors: stages.map(({start, end, left}) => ({code: text.slice(start, end), left})),
    proposals: [
      ...similar.map((each) => proposalFor(each, text, dataset.udm)),
      ...(last?.left === 0 ? proposeWays(text, query, last, dataset) : []),
    ],
  };
}

/** Proposes other relationships if the part of a query that drops the last record is a step. */
function proposeWays(text: string, query: BoundQuery, part: Range, dataset: Dataset): Proposal[] {
  const at = query.steps.findIndex(({start}) => start === part.start);
  return otherWaysTo(text, query, at, dataset)
    .slice(0, mostWays)
    .map(({start, end, fix, rows}) => ({
      reason: `No record leads there. Another way finds ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}: THAT ${fix}.`,
      action: `Change to THAT ${fix}`,
      query: text.slice(0, start) + fix + text.slice(end),
    }));
}

/** No one tries more ways than this. */
const mostWays = 2;

function proposalFor(
  {start, end, fix, count, models, why}: SimilarValue,
  text: string,
  udm: Udm,
  effect = 'matches',
) {
  const question = `Did you mean ${fix}? It ${effect} ${counted(count, [[...models]], udm)}.`;
  return {
    reason: why ? `${why} ${question}` : question,
    action: `Change to ${fix}`,
    query: text.slice(0, start) + fix + text.slice(end),
  };
}

/** Explains rows that a condition after NOT doesn't drop, and rows that repeat. */
export function diagnoseRows(text: string, dataset: Dataset): Diagnosis {
  const {value} = parseQuery(text);
  if (!value) return nothing;
  const idle = conditionsOf(bindQuery(value, dataset.udm)).flatMap(({condition, scope}) =>
    idleNegationsIn(condition, scope, dataset).map(({within, ...similar}) => {
      const why = `${text.slice(within.start, within.end)} drops no ${singularOf(similar.models, dataset.udm)}.`;
      return proposalFor({...similar, why}, text, dataset.udm, 'drops');
    }),
  );
  return {survivors: [], proposals: [...idle, ...diagnoseRepeats(text, dataset).proposals]};
}

/** Explains rows that repeat, and aggregates that count a record twice, because several paths lead to the record. */
export function diagnoseRepeats(text: string, dataset: Dataset): Diagnosis {
  const {value} = parseQuery(text);
  if (!value) return nothing;
  const query = bindQuery(value, dataset.udm);
  try {
    const found = repeatedPathsOf(text, query, evaluationOf(query, dataset, new Budget()));
    if (!found) return nothing;
    const {at, clause} = found;
    const gap = /(^|\n)$/.test(text.slice(0, at)) ? '\n' : ' ';
    const better = `${text.slice(0, at)}${clause}${gap}${text.slice(at)}`;
    const isValid = !faultsOfQuery(better, dataset.udm).some(({severity}) => severity === 'error');
    if (!isValid) return nothing;
    const proposal = {
      reason: reasonFor(found, dataset.udm),
      action: `Add ${clause}`,
      query: better,
    };
    return {survivors: [], proposals: [proposal]};
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    return nothing;
  }
}

function reasonFor({paths, records, models, isCounted}: RepeatedPaths, udm: Udm): string {
  const effect = isCounted ? 'some count more than once' : 'rows repeat';
  return `${paths.toLocaleString('en')} paths lead to ${counted(records, models, udm)}, so ${effect}.`;
}

/** Returns "40 findings" or, for several models, "45 combinations of host and finding". */
function counted(count: number, models: readonly string[][], udm: Udm): string {
  const [first = [], ...others] = models;
  const number = count.toLocaleString('en');
  if (others.length === 0)
    return `${number} ${count === 1 ? singularOf(first, udm) : pluralOf(first, udm)}`;
  const names = listed(models.map((each) => singularOf(each, udm)));
  return `${number} combination${count === 1 ? '' : 's'} of ${names}`;
}
