import {countOf} from '../../../base/text/words';
import {incompleteText} from '../incomplete';
import type {ModalState} from './modal-state';

/** Announces a search's results to screen readers once their number is final. */
export default function Announcement({state, hasHits}: {state: ModalState; hasHits: boolean}) {
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {textOf(state, hasHits)}
    </p>
  );
}

function textOf({query, status, context}: ModalState, hasHits: boolean): string {
  if (status === 'stalled') return 'Searching';
  if (status === 'error') return 'Unable to fetch results';
  if (!query || status === 'loading') return '';
  if (!hasHits) return `No results for ${query}`;
  const {nbHits, isIncomplete, correctedQuery = query, section} = context;
  const where = section ? ` in ${section}` : '';
  if (isIncomplete) return `Results for ${correctedQuery}. ${incompleteText}`;
  if (nbHits === undefined) return '';
  return `${countOf(nbHits, 'result')} for ${correctedQuery}${where}`;
}
