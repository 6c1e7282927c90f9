import type {Connector} from './schema';

/** A connector as the directory's explorer gets it: `/connectors.json` is a list of these. */
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
  /** What it brings, in a sentence. */
  description: string;
}
