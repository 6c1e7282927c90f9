import {memo} from 'react';
import {searchAsTyped} from '../as-typed';
import Correction from '../Correction';
import type {ModalState} from './modal-state';

interface Props {
  state: ModalState;
  /** Called after the choice to search as typed was stored. */
  onAsTyped: () => void;
}

/** The line about a corrected query above the dialog's hits. */
function DialogCorrection({state: {query, context}, onAsTyped}: Props) {
  const {correctedQuery} = context;
  if (!query || !correctedQuery) return null;

  function choose() {
    searchAsTyped(query);
    onAsTyped();
    document.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
  }
  return <Correction query={query} correctedQuery={correctedQuery} onAsTyped={choose} />;
}

/** Stays unchanged until the next response, like DocSearch's screens. */
export default memo(
  DialogCorrection,
  (_, {state: {status}}) => status === 'loading' || status === 'stalled',
);
