import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {hasTexts} from '../../../base/storage';
import {hashOf, linkOf, type PlaygroundLink} from '../../../content/query-examples/link';
import type {ResultView} from '../../../content/query-examples/result-view';
import {takeKept} from '../../../docusaurus/stale-builds/kept';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepsFocus} from '../../navigation/keep-focus';
import {isDraftEntry, keepDraftEntry} from './draft-entry';

/**
 * Keeps the page's address and its query in step: a link, Back, and Forward open the query in the address, and a run
 * writes the query to the address. A reload keeps the reader's draft.
 *
 * @param isReady whether the playground is loaded. From then on, the query is stored as a draft
 */
export function useAddress(isReady: boolean) {
  const history = useHistory();
  const location = useLocation();
  const [opened, open] = useState<{query: string}>();
  const [linked, setLinked] = useState<PlaygroundLink>();
  const [view, setView] = useState<ResultView>('table');
  /** The fragment that was opened or written last. */
  const current = useRef<string>(undefined);

  useKept('playground', () => (isReady ? undefined : opened));

  useEffect(() => {
    const isArrival = current.current === undefined;
    if (location.hash === current.current) return;
    current.current = location.hash;
    const link = linkOf(location.hash);
    setLinked(link);
    setView(link?.view ?? 'table');
    const kept = isArrival ? takeKept('playground', isQuery) : undefined;
    if (kept) open(kept);
    else if (link && !(isArrival && isDraftEntry(location.key))) open(link);
    // Gives the entry a key, so that it's recognized after a reload.
    if (link && !location.key) history.replace({...location, state: keepsFocus});
  }, [location, history]);

  useEffect(() => {
    if (isReady) keepDraftEntry(location.key);
  }, [location, isReady]);

  function write(query: string, nextView: ResultView, change: 'push' | 'replace') {
    // The reader is already navigating to another page.
    if (history.location.pathname !== location.pathname) return;
    const hash = hashOf(query, nextView);
    current.current = hash;
    history[change]({...history.location, hash, state: keepsFocus});
  }

  return {
    /** A query to open. */
    opened,
    open,
    /** The query of the address when the page was opened. */
    linked,
    view,
    /** Shows the result in another way, and writes that to the address. */
    show(next: ResultView) {
      setView(next);
      const link = linkOf(current.current ?? '');
      if (link) write(link.query, next, 'replace');
    },
    /** Writes a query that ran to the address. Back leads to the query before. */
    follow(query: string) {
      const before = linkOf(current.current ?? '')?.query;
      if (before?.trim() === query.trim()) return;
      write(query, view, before === undefined ? 'replace' : 'push');
    },
  };
}

const isQuery = (value: unknown) => hasTexts(value, 'query');
