import type {Connector} from './schema';

/** A connector in the directory's explorer. `/connectors.json` is a list of these. */
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
