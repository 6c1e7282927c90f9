import type {Dataset} from '../../bql/evaluate/values';
import type {ConnectorEntry} from '../../product/connectors/entry';
import type {ComparedProduct} from '../../product/releases/comparison';
import type {ListedEntry} from '../../product/releases/listing';
import type {ReadFile} from '../../search/index/read-sound';

/** A version of the platform, the agent, or Connect, with its page. */
export interface LibraryVersion {
  version: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  headline: string;
  route: string;
}

/** Everything that the tools answer from. */
export interface Library {
  /** The product's name. */
  readonly name: string;
  /** The site's address without a slash at its end. */
  readonly siteUrl: string;
  /** Returns a page as Markdown, or `undefined` if no page has the route. */
  markdownOf(route: string): string | undefined;
  /** Reads a file of the search index. */
  readonly readIndex: ReadFile;
  /** The data model and the sample organization. */
  readonly dataset: Dataset;
  readonly connectors: readonly ConnectorEntry[];
  /** The entries of all release notes, newest first. */
  readonly releaseEntries: readonly ListedEntry[];
  /** The versions with release notes, newest first. */
  readonly versions: Readonly<Record<ComparedProduct, readonly LibraryVersion[]>>;
}
