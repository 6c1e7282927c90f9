import {useCallback, useEffect, useRef, useState} from 'react';
import {removeCopies} from './copies';
import type {FileList} from './file-list';
import {fetchList, keepSite, readSiteCopy, type SiteCopy, type Stop} from './whole-site';

/** What a reader sees of the whole site's copy. */
interface SiteCopyState {
  /** The site's files now; undefined if the server can't be reached. */
  list?: FileList;
  /** What is kept; undefined if nothing is. */
  copy?: SiteCopy;
  /** Why keeping the site stopped, the last time. */
  stop?: Stop;
}

/**
 * The copy of the whole site in this browser.
 *
 * @param base the path of the site on its host
 * @returns its state, undefined until it's known; how many bytes have arrived while the site is being kept; and what a
 *   reader can do
 */
export function useSiteCopy(base: string) {
  const [state, setState] = useState<SiteCopyState>();
  const [arrived, setArrived] = useState<number>();
  const keeping = useRef<AbortController>(undefined);

  const refresh = useCallback(
    async (stop?: Stop) => {
      const [list, copy] = await Promise.all([fetchList(base), readSiteCopy(base)]);
      setState({list, copy, stop});
    },
    [base],
  );
  useEffect(() => {
    refresh();
    return () => keeping.current?.abort();
  }, [refresh]);

  async function keep() {
    const controller = new AbortController();
    keeping.current = controller;
    setArrived(0);
    // Otherwise, the browser can drop everything when it needs room. It can refuse.
    navigator.storage?.persist?.();
    const list = await fetchList(base);
    const stop = list ? await keepSite(base, list, setArrived, controller.signal) : 'unreachable';
    await refresh(stop);
    setArrived(undefined);
  }

  async function remove() {
    await removeCopies(base);
    await refresh();
  }

  return {state, arrived, keep, remove, cancel: () => keeping.current?.abort()};
}
