import {type ExecutionResult, executeSync, GraphQLError, parse, validate} from 'graphql';
import {apiSchema} from '../graphql';
import type {ApiContext} from './resolve';

/**
 * Executes an operation as the API would.
 *
 * @param operation the document, with one operation or the named one
 * @param variables the values of the operation's variables
 * @returns `data`, or `errors` in the API's words
 */
export function execute(
  operation: string,
  context: ApiContext,
  variables: Record<string, unknown> = {},
): ExecutionResult {
  try {
    const document = parse(operation);
    const errors = validate(apiSchema(), document);
    if (errors.length > 0) return {errors};
    return executeSync({
      schema: apiSchema(),
      document,
      contextValue: context,
      variableValues: variables,
    });
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [error]};
    throw error;
  }
}
