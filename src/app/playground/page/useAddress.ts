import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {takeKept} from '../../../docusaurus/stale-builds/kept';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepsFocus} from '../../navigation/keep-focus';
import {isDraftEntry, keepDraftEntry} from './draft-entry';

/** How the address of a playground's page says what the page shows. */
export interface Address<Shown> {
  /** The playground's name in storage. */
  name: string;
  /** Returns what a fragment opens. */
  read: (hash: string) => Shown | undefined;
  /** Returns the fragment that opens something. */
  write: (shown: Shown) => string;
  isShown: (value: unknown) => value is Shown;
  /** Whether two are the same for a reader who goes back. */
  isSame: (a: Shown, b: Shown) => boolean;
}

/**
 * Keeps the address of a playground's page and what the page shows in step: a link, Back, and Forward open what's in the
 * address, and a run writes what ran to the address. A reload keeps the reader's draft.
 *
 * @param address must stay the same between renders
 * @param isReady whether the playground is loaded. From then on, what it shows is stored as a draft
 */
export function useAddress<Shown>(address: Address<Shown>, isReady: boolean) {
  const {name, read, isShown} = address;
  const history = useHistory();
  const location = useLocation();
  const [opened, open] = useState<Shown>();
  const [linked, setLinked] = useState<Shown>();
  /** The fragment that was opened or written last. */
  const current = useRef<string>(undefined);

  useKept(name, () => (isReady ? undefined : opened));

  useEffect(() => {
    const isArrival = current.current === undefined;
    if (location.hash === current.current) return;
    current.current = location.hash;
    const link = read(location.hash);
    setLinked(() => link);
    const kept = isArrival ? takeKept(name, isShown) : undefined;
    if (kept) open(() => kept);
    else if (link && !(isArrival && isDraftEntry(name, location.key))) open(() => link);
    // Gives the entry a key, so that it's recognized after a reload.
    if (link && !location.key) history.replace({...location, state: keepsFocus});
  }, [location, history, name, read, isShown]);

  useEffect(() => {
    if (isReady) keepDraftEntry(name, location.key);
  }, [name, location, isReady]);

  function write(shown: Shown, change: 'push' | 'replace') {
    // The reader is already navigating to another page.
    if (history.location.pathname !== location.pathname) return;
    const hash = address.write(shown);
    current.current = hash;
    history[change]({...history.location, hash, state: keepsFocus});
  }

  return {
    /** What to open. */
    opened,
    open,
    /** What was in the address when the reader came to it. */
    linked,
    /** Writes what ran to the address. Back leads to what ran before. */
    follow(shown: Shown) {
      const before = read(current.current ?? '');
      if (!before || !address.isSame(before, shown)) write(shown, before ? 'push' : 'replace');
    },
    /** Writes a change of what's in the address to the address. */
    rewrite(change: (shown: Shown) => Shown) {
      const before = read(current.current ?? '');
      if (before) write(change(before), 'replace');
    },
  };
}
