/** The parts of the modal's state that we read. */
export interface ModalState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Number of the chosen hit; 0 as long as the reader has chosen none. */
  activeItemId: number | null;
  collections: {items: unknown[]}[];
  context: {
    searchSuggestions?: string[];
    /** Left out as long as it can change. */
    nbHits?: number;
    /** Whether the hits are of a part of the index, and the rest couldn't be loaded. */
    isIncomplete?: boolean;
  };
}
