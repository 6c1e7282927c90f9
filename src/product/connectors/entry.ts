import type {ConnectorPage} from './pages';
import type {Connector} from './schema';

/** The facts of a connector that a row shows and the directory searches. */
export interface ConnectorEntry
  extends Pick<
    Connector,
    | 'vendor'
    | 'product'
    | 'formerNames'
    | 'category'
    | 'direction'
    | 'hosting'
    | 'authentication'
    | 'models'
    | 'status'
  > {
  title: string;
  route: string;
  /** A sentence about what it imports. */
  description: string;
}

/** Returns what the directory needs to know about a connector's page. */
export function entryOf({title, route, description, connector}: ConnectorPage): ConnectorEntry {
  const {versions: _, name: __, replacedBy: ___, checked: ____, ...facts} = connector;
  return {title, route, description, ...facts};
}

/** Returns what a search for connectors reads, in lowercase. */
export function wordsOf(entry: ConnectorEntry): string {
  const {title, vendor, product, formerNames, category, description, models} = entry;
  const said = [title, vendor, product, ...formerNames, category, description, ...models];
  return said.join('\n').toLowerCase();
}
