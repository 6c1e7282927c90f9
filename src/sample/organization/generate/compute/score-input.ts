import type {RecordValue} from '../../record';
import type {ScoreInput} from '../../scoring/base-score';
import type {DraftRecord} from '../draft';

/** Returns the input for presets: the scores of a definition or CVE record, and its own or its finding's severity. */
export function scoreInput(
  {cvssV3BaseScore, cvssV2BaseScore}: DraftRecord,
  severity: RecordValue | undefined,
): ScoreInput {
  return {
    cvssV3BaseScore: cvssV3BaseScore as number | undefined,
    cvssV2BaseScore: cvssV2BaseScore as number | undefined,
    severity: severity as string | undefined,
  };
}
