import {
  type DocumentNode,
  type ExecutionResult,
  executeSync,
  GraphQLError,
  parse,
  validate,
} from 'graphql';
import {withAdvice} from './advice';
import type {ApiContext} from './resolve';
import {schemaOf} from './schema';

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
  operationName?: string,
): ExecutionResult {
  try {
    const {document, errors} = read(operation, context);
    if (!document) return {errors};
    const result = executeSync({
      schema: schemaOf(context.udm),
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
    });
    if (!result.errors) return result;
    return {...result, errors: result.errors.map((error) => withAdvice(error, context))};
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [error]};
    throw error;
  }
}

/** The most tokens that a document can have. Deeper nesting than this allows would exhaust the stack. */
const maxTokens = 5000;

/** Parses and validates a document. Without one, there are errors, in the API's words. */
export function read(
  text: string,
  context: ApiContext,
): {document?: DocumentNode; errors: readonly GraphQLError[]} {
  let document: DocumentNode;
  try {
    document = parse(text, {maxTokens});
  } catch (error) {
    if (error instanceof GraphQLError) return {errors: [withAdvice(error, context)]};
    throw error;
  }
  const unsupported = writesOf(document);
  if (unsupported.length > 0) return {errors: unsupported};
  const errors = validate(schemaOf(context.udm), document).map((error) =>
    withAdvice(error, context),
  );
  return errors.length > 0 ? {errors} : {document, errors};
}

/** Returns an error for each operation that isn't a query. */
function writesOf({definitions}: DocumentNode): GraphQLError[] {
  return definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' || definition.operation === 'query') return [];
    return new GraphQLError(
      definition.operation === 'mutation'
        ? 'The API only reads, so it has no mutations. To import records, use the Connect API.'
        : 'The API has no subscriptions. Send a query again to get what changed.',
      {nodes: definition},
    );
  });
}
