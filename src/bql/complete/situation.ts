import type {CompletionData} from './completion';
import type {QueryDraft} from './draft';

/** The input for choosing the options of a token. */
export interface Situation extends QueryDraft {
  dataset: CompletionData;
}
