import type {DraftRecord, fill, RecordDrafts} from '../draft';
import type {Random} from '../random';

/** Attributes that sources add to existing records. `index` counts within the model. */
export type Details = Record<
  string,
  (
    record: DraftRecord,
    context: {draft: RecordDrafts; chance: Random; index: number},
  ) => Parameters<typeof fill>[1]
>;
