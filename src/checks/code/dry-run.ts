import type {GraphQLError} from 'graphql';
import {udm} from '../../product/udm';
import {execute} from '../../sample/graphql/execute';

/** A graph without records. Faults in an operation, its filters, and its variables show up without any. */
const nothing = {udm, graph: {now: new Date(0), recordsOf: () => [], find: () => undefined}};

/** Returns the errors that the API would report for an operation. */
export function dryRun(
  operation: string,
  variables?: Record<string, unknown>,
): readonly GraphQLError[] {
  return execute(operation, nothing, variables).errors ?? [];
}
