import type {PhrasingContent} from 'mdast';
import type {EntryKind} from './kinds';
import type {ProductName} from './products';

/** One thing that a release says, with everything that a reader can choose it by. */
export interface ReleaseEntry {
  /** Stays for ever: `11.32-05`, `agent-4.4-01`, `servicenow-5.1.1-1`. */
  id: string;
  kind: EntryKind;
  /** The part of the product; of a connector its category. */
  area: string;
  /** What it is about, where a release is about several: `Armis 2.1.0`. */
  about?: string;
  /** What it says, with links from the site's root. */
  content: PhrasingContent[];
  /** Where its links lead; the first documents it. */
  links: string[];
  /** Where it stands. */
  route: string;
}

/** A version of the platform, the agent or Connect, or a month of connectors. */
export interface Release {
  product: ProductName;
  /** `11.32`; of connectors the month, `2025-12`. */
  version: string;
  /** `Platform 11.32`, `Connector releases, December 2025`. */
  title: string;
  description: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** The page, from the project's root, and its route. */
  file: string;
  route: string;
  entries: ReleaseEntry[];
}
