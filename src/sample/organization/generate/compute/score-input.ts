import type {RecordValue} from '../../record';
import type {ScoreInput} from '../../scoring/risk-score';
import type {DraftRecord} from '../draft';

/** What presets read: the scores of a definition or CVE record, and a severity of its own or of a finding. */
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
