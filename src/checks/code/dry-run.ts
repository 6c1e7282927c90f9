import type {GraphQLError} from 'graphql';
import {udm} from '../../product/udm';
import {execute} from '../../sample/graphql/execute';

/** No records: whatever is wrong with an operation, its filters and variables shows without them. */
const nothing = {udm, graph: {now: new Date(0), recordsOf: () => [], find: () => undefined}};

/** What the API would say is wrong with an operation. */
export function dryRun(
  operation: string,
  variables?: Record<string, unknown>,
): readonly GraphQLError[] {
  return execute(operation, nothing, variables).errors ?? [];
}
