/** The parts of the modal's state that we read. */
export interface ModalState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Index of the selected hit; 0 until the reader selects one. */
  activeItemId: number | null;
  collections: {items: unknown[]}[];
  context: {
    searchSuggestions?: string[];
    /** The query that the hits are for, if the typed one found nothing. */
    correctedQuery?: string;
    /** The only section that was searched; all if it's undefined. */
    section?: string;
    /** The words of a query without hits that no page has. */
    unknownWords?: string[];
    /** Omitted until it's final. */
    nbHits?: number;
    /** Whether the hits come from a part of the index, and the rest couldn't be loaded. */
    isIncomplete?: boolean;
  };
}
