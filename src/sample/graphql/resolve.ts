import {GraphQLError} from 'graphql';
import {scopeOf} from '../../bql/bind/scope';
import {checkSortKeys} from '../../bql/check/check-sort-keys';
import {compileCondition} from '../../bql/condition';
import {sortRecords} from '../../bql/evaluate/sort';
import type {Dataset} from '../../bql/evaluate/values';
import type {GraphRecord} from '../../bql/graph';
import type {Fault} from '../../bql/syntax/fault';
import {parseSortKeys} from '../../bql/syntax/parse';
import type {ModelAttribute} from '../../product/udm';
import {defaultLimit, maxLimit} from './limits';

/** The data that an operation runs on. */
export type ApiContext = Dataset;

/** A root field's arguments. */
export interface ListArguments {
  filter?: string | null;
  limit?: number | null;
  skip?: number | null;
  orderBy?: string | null;
}

/**
 * Returns a root field's records.
 *
 * @throws {GraphQLError} when an argument is invalid; the message says what to write
 */
export function listRecords(
  typeName: string,
  {filter, limit, skip, orderBy}: ListArguments,
  dataset: ApiContext,
): GraphRecord[] {
  const most = limit ?? defaultLimit;
  const first = skip ?? 0;
  if (most < 1 || most > maxLimit)
    throw new GraphQLError(
      `limit must be from 1 to ${maxLimit.toLocaleString('en')}, not ${most}.`,
    );
  if (first < 0) throw new GraphQLError(`skip must be 0 or more, not ${first}.`);
  const holds = filter ? compileFilter(filter, typeName, dataset) : undefined;
  const records = dataset.udm
    .concreteModelsOf(typeName)
    .flatMap((model) => dataset.graph.recordsOf(model.typeName))
    .filter((record) => holds?.(record) ?? true);
  const sorted = orderBy ? sortBy(orderBy, records, typeName, dataset) : records;
  return sorted.slice(first, first + most);
}

/** Returns the record or records that a reference leads to. Missing ones are omitted. */
export function referenced(
  record: GraphRecord,
  {name, multivalued}: ModelAttribute,
  {graph}: ApiContext,
): GraphRecord | GraphRecord[] | null {
  const value = record[name];
  const ids = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  const records = ids.flatMap((id) => graph.find(String(id)) ?? []);
  return multivalued ? records : (records[0] ?? null);
}

function compileFilter(text: string, typeName: string, dataset: ApiContext) {
  const {holds, faults} = compileCondition(text, typeName, dataset, {allowBareWords: true});
  if (!holds) throw refusal('filter', text, faults);
  return holds;
}

function sortBy(text: string, records: GraphRecord[], typeName: string, dataset: ApiContext) {
  const {value, faults} = parseSortKeys(text);
  const scope = scopeOf(dataset.udm, typeName);
  const all = value ? checkSortKeys(value, scope) : faults;
  if (!value || all.length > 0) throw refusal('orderBy', text, all);
  return sortRecords(records, value, dataset, scope);
}

function refusal(argument: string, text: string, faults: Fault[]): GraphQLError {
  const [fault] = faults.filter(({severity}) => severity === 'error');
  const column = (fault?.start ?? 0) + 1;
  return new GraphQLError(
    `${argument}, column ${column}: ${fault?.message ?? `cannot read ${text}`}`,
  );
}
