import type {AnsweredQuery} from '../../content/query-examples/answer';
import type {Tally} from '../../product/releases/tally';

/** A question with its query and the answer. */
export interface AnsweredQuestion extends AnsweredQuery {
  question: string;
}

/** A release, and how many entries of each kind it has. */
export interface LatestRelease {
  title: string;
  about: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  route: string;
  tally: Tally;
}

/** What the home page shows of the product's data. */
export interface HomeData {
  organization: string;
  questions: AnsweredQuestion[];
  releases: LatestRelease[];
  /** How many pages each section has, by its sidebar as in src/product/sections.ts. */
  pages: Record<string, number>;
}
