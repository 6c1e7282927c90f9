import {type Connector, connectorSchema} from '../../product/connectors/schema';

/**
 * Returns a page's connector.
 *
 * @param frontMatter the page's front matter
 * @throws {Error} when its `connector:` block doesn't fit the schema
 */
export function connectorOf(frontMatter: Record<string, unknown>): Connector {
  const {data, error} = connectorSchema.safeParse(frontMatter.connector);
  if (data) return data;
  const faults = error.issues.map(({path, message}) =>
    path.length > 0 ? `"${path.join('.')}" ${message}` : message,
  );
  throw new Error(`needs a valid "connector:" block: ${faults.join('; ')}`);
}
