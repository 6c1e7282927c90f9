import {GraphQLError} from 'graphql';
import {scopeOf} from '../../bql/bind/scope';
import {sortRecords} from '../../bql/evaluate/sort';
import type {Dataset} from '../../bql/evaluate/values';
import type {GraphRecord} from '../../bql/graph';
import type {Fault} from '../../bql/syntax/fault';
import type {ModelAttribute} from '../../product/udm/udm';
import {defaultLimit, maxLimit} from './limits';
import {compileFilter, readOrder} from './text-arguments';

/** The data that an operation runs on. */
export interface ApiContext extends Dataset {
  /** How many more records references can lead to. Below zero, they lead to none. By default, there's no limit. */
  allowance?: {left: number};
}

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
  const holds = filter ? holdsFor(filter, typeName, dataset) : undefined;
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
  {graph, allowance}: ApiContext,
): GraphRecord | GraphRecord[] | null {
  const value = record[name];
  const ids = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  if (allowance) allowance.left -= ids.length;
  const isSpent = allowance !== undefined && allowance.left < 0;
  const records = isSpent ? [] : ids.flatMap((id) => graph.find(String(id)) ?? []);
  return multivalued ? records : (records[0] ?? null);
}

function holdsFor(text: string, typeName: string, dataset: ApiContext) {
  const {holds, faults} = compileFilter(text, typeName, dataset);
  if (!holds) throw refusal('filter', text, faults);
  return holds;
}

function sortBy(text: string, records: GraphRecord[], typeName: string, dataset: ApiContext) {
  const {value, faults} = readOrder(text, typeName, dataset.udm);
  if (!value) throw refusal('orderBy', text, faults);
  return sortRecords(records, value, dataset, scopeOf(dataset.udm, typeName));
}

function refusal(argument: string, text: string, faults: Fault[]): GraphQLError {
  const [fault] = faults.filter(({severity}) => severity === 'error');
  const column = (fault?.start ?? 0) + 1;
  return new GraphQLError(
    `${argument}, column ${column}: ${fault?.message ?? `cannot read ${text}`}`,
  );
}
