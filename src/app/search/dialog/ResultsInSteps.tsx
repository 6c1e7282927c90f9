import {cloneElement, type ReactElement, useDeferredValue} from 'react';
import type {ModalState} from './modal-state';

type Collections = ModalState['collections'];

/** How many rows of a new list are shown first. */
const firstRows = 5;

/**
 * Shows the first rows of a new list, then all of it, so that rows further down, which are mostly out of view, don't
 * delay the best ones. A list with the same first rows as the current one is updated in one step.
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
