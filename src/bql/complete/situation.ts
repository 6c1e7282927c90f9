import type {CompletionData} from './completion';
import type {QueryDraft} from './draft';

/** What the options of a token are made from. */
export interface Situation extends QueryDraft {
  dataset: CompletionData;
}
