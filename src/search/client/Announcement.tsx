import type {ModalState} from './repair';

/** What a screen reader says about a search once it is done. */
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
  return hasHits
    ? `${context.nbHits} ${context.nbHits === 1 ? 'result' : 'results'} for ${query}`
    : `No results for ${query}`;
}
