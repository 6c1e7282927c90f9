import {type ComponentType, useCallback, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {loadPart} from '../../../docusaurus/stale-builds/recover';
import {embeddedBackend} from '../../../search/index/embedded';
import type {SearchModalProps} from './SearchModal';
import {type SearchSettings, useSearchSettings} from './useSearchSettings';

let loadedModal: ComponentType<SearchModalProps> | undefined;

/**
 * Loads DocSearch and, at the same time, the worker and the beginning of the index. Called on the first sign of intent.
 */
export async function loadModal(
  settings: SearchSettings,
): Promise<ComponentType<SearchModalProps>> {
  if (!settings.isHosted) embeddedBackend(settings.baseUrl).warmUp();
  loadedModal ??= (await import('./SearchModal')).default;
  return loadedModal;
}

/** Returns DocSearch's modal once it's loaded, and whether loading failed. */
export function useModal() {
  const [Modal, setModal] = useState(() => loadedModal);
  const settings = useSearchSettings();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadPart(() => loadModal(settings)).then(
      // Render synchronously with the focus change, so that no letter is lost between the old field and the new one.
      (loaded) => flushSync(() => setModal(() => loaded)),
      () => setHasFailed(true),
    );
  }, [settings]);
  useEffect(() => {
    if (!Modal) load();
  }, [Modal, load]);
  return {Modal, hasFailed, retry: load};
}
