/** The route of the GraphQL playground. */
export const graphqlPlaygroundRoute = '/graphql-playground';

/** The route of the schema's page. */
export const schemaRoute = '/docs/graphql-schema';

/** Returns the address that shows a type in the schema. */
export const schemaLinkTo = (type: string) => `${schemaRoute}?type=${type}`;

/** An operation with its variables as JSON. An operation without variables has an empty text. */
export interface WrittenOperation {
  query: string;
  variables: string;
}

/** Returns an address fragment that contains an operation. Fragments stay in the browser, so no server receives it. */
export const hashOfOperation = ({query, variables}: WrittenOperation) =>
  `#${new URLSearchParams({q: query, ...(variables.trim() && {v: variables})})}`;

/** Returns the operation in a fragment, or `undefined`. */
export function operationOf(hash: string): WrittenOperation | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const query = parts.get('q');
  return query ? {query, variables: parts.get('v') ?? ''} : undefined;
}
