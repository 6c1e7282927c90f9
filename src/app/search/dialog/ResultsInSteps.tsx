import {cloneElement, type ReactElement, useDeferredValue} from 'react';
import type {ModalState} from './modal-state';

type Collections = ModalState['collections'];

/** Rows that a new list shows at once. */
const firstRows = 5;

/**
 * Shows the top of a new list first, and all of it right after: rows that are further down, and mostly out of sight,
 * don't keep the reader waiting for the best ones. A list that begins as the present one is changed in one step.
 *
 * @param screens what DocSearch shows below its field
 */
export default function ResultsInSteps({screens}: {screens: ReactElement<{state: ModalState}>}) {
  const {state} = screens.props;
  const present = useDeferredValue(state.collections);
  const isNew = present !== state.collections && firstOf(present) !== firstOf(state.collections);
  if (!isNew) return screens;
  return cloneElement(screens, {state: {...state, collections: topOf(state.collections)}});
}

const firstOf = (collections: Collections) =>
  (collections[0]?.items[0] as {objectID?: string} | undefined)?.objectID;

function topOf(collections: Collections): Collections {
  let left = firstRows;
  return collections.flatMap((collection) => {
    const items = collection.items.slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{...collection, items}] : [];
  });
}
