import {type ComponentType, useCallback, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Props} from './SearchModal';
import {type SearchSettings, useSearchSettings} from './useSearchSettings';

/** Loads DocSearch, about 50 kB, and the start of the index: on the first sign that a reader will search. */
export async function loadModal(settings: SearchSettings): Promise<ComponentType<Props>> {
  const [{default: Modal}] = await Promise.all([
    import('./SearchModal'),
    import('./service').then(({searchService}) => searchService(settings).warmUp()),
  ]);
  return Modal;
}

/** DocSearch's modal once it has loaded, or that it could not be. */
export function useModal() {
  const [Modal, setModal] = useState<ComponentType<Props>>();
  const settings = useSearchSettings();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadModal(settings).then(
      // In one go with the focus: a letter typed between the old field's end and the new one's start would be lost.
      (loaded) => flushSync(() => setModal(() => loaded)),
      () => setHasFailed(true),
    );
  }, [settings]);
  useEffect(load, [load]);
  return {Modal, hasFailed, retry: load};
}
