import {type ExecutionResult, GraphQLError} from 'graphql';
import type {Completions} from '../../bql/complete/completion';
import type {Fault} from '../../bql/syntax/fault';
import {faultsOf} from './check';
import {completionsAt} from './complete';
import {type ApiDescription, describeAt} from './describe';
import {execute} from './execute';
import type {ApiContext} from './resolve';

/** The outcome of an operation for a page. */
export interface ApiRun {
  /** What the API answers: `data`, or `errors` and perhaps `data`. */
  answer: {data?: unknown; errors?: unknown[]};
  /** The records that root fields return. */
  records: number;
  /** The answer's size as JSON without white space. */
  bytes: number;
  milliseconds: number;
}

/** The GraphQL operations of the query engine. None of them throws, whatever the reader wrote. */
export interface ApiOperations {
  /**
   * Loads what the other operations need, so that their time limit doesn't include it.
   *
   * @param describes whether descriptions are loaded, too
   */
  loadApi(describes?: boolean): void | Promise<void>;
  /** @param variables a JSON object */
  runApi(text: string, variables: Record<string, unknown>): ApiRun | Promise<ApiRun>;
  checkApi(text: string): Fault[] | Promise<Fault[]>;
  /** Returns completions for an offset in the operation, or `undefined` if there are none. */
  completeApi(
    text: string,
    offset: number,
  ): Completions | undefined | Promise<Completions | undefined>;
  /** Describes the field, the argument, or the type at an offset. */
  describeApi(
    text: string,
    offset: number,
  ): ApiDescription | undefined | Promise<ApiDescription | undefined>;
}

/** The most records that references lead to in one answer, because a browser's memory is limited. */
const maxRecords = 500_000;

/** Executes an operation, unless its answer would be too large. */
function executed(
  text: string,
  context: ApiContext,
  variables: Record<string, unknown>,
  most: number,
): ExecutionResult {
  const allowance = {left: most};
  const result = execute(text, {...context, allowance}, variables);
  if (allowance.left >= 0) return result;
  const message = `The answer would have more than ${most.toLocaleString('en')} records. Lower limit, or select fewer references.`;
  return {errors: [new GraphQLError(message)]};
}

/**
 * Returns the operations on one graph of records.
 *
 * @param most how many records references can lead to in one answer
 */
export function apiOperationsOn(context: ApiContext, most = maxRecords): ApiOperations {
  return {
    // The first check builds the schema.
    loadApi: () => void faultsOf('{ __typename }', context),
    runApi(text, variables) {
      const start = performance.now();
      const {data, errors} = executed(text, context, variables, most);
      const milliseconds = performance.now() - start;
      const answer = errors ? {errors: errors.map((error) => error.toJSON()), data} : {data};
      const json = JSON.stringify(answer);
      return {
        // A plain copy, because only plain data can be sent to a page.
        answer: JSON.parse(json),
        records: Object.values(data ?? {})
          .flat()
          .filter((record) => record !== null).length,
        bytes: new TextEncoder().encode(json).length,
        milliseconds,
      };
    },
    checkApi: (text) => (text.trim() ? faultsOf(text, context) : []),
    completeApi: (text, offset) => completionsAt(text, offset, context),
    describeApi: (text, offset) => describeAt(text, offset, context),
  };
}
