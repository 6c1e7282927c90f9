import type {PhrasingContent} from 'mdast';
import type {EntryKind} from './kinds';
import type {ProductName} from './products';

/** One entry of a release, with all the attributes that readers can filter by. */
export interface ReleaseEntry {
  /** Never changes: `11.32-05`, `agent-4.4-01`, `servicenow-5.1.1-1`. */
  id: string;
  kind: EntryKind;
  /** The area of the product, or a connector's category. */
  area: string;
  /** The subject, if the release covers several: `Armis 2.1.0`. */
  about?: string;
  /** The text, with links relative to the site's root. */
  content: PhrasingContent[];
  /** Its link targets. The first is the section that documents it. */
  links: string[];
  /** The address of the entry. */
  route: string;
}

/** A version of the platform, the agent, or Connect, or a month of connector versions. */
export interface Release {
  product: ProductName;
  /** `11.32`, or a month for connectors: `2025-12`. */
  version: string;
  /** `Platform 11.32`, `Connector releases, December 2025`. */
  title: string;
  description: string;
  /** What readers remember about it: a short sentence. */
  headline: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** The page's path from the project's root, and its route. */
  file: string;
  route: string;
  entries: ReleaseEntry[];
}
