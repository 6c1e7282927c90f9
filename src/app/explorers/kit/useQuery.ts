import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import {takeKept} from '../../../docusaurus/stale-builds/kept';
import {useKept} from '../../../docusaurus/stale-builds/useKept';
import {keepsFocus} from '../../navigation/keep-focus';
import type {ExplorerQuery, QueryFormat} from './query';

/** After this many milliseconds without a key press, the reader has stopped typing. */
const pause = 500;

/**
 * Keeps the query in the address, so that readers can share links to results and go back to earlier queries. The
 * address is updated when the reader pauses, because each update renders the whole site. If the page is loaded again for
 * a newer build, the latest input stays, too.
 *
 * @param format the same object on every call
 * @param name the explorer's name in storage
 */
export function useQuery<Part extends string>(format: QueryFormat<Part>, name: string) {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const [query, setQuery] = useState<ExplorerQuery<Part>>(format.none);
  const written = useRef<string>('');

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setQuery(format.queryOf(search));
  }, [search, format]);

  useEffect(() => {
    const isWritten = format.searchOf(query) === format.searchOf(format.queryOf(written.current));
    if (isWritten) return undefined;
    const {pathname} = history.location;
    const timer = setTimeout(() => {
      // The reader is already navigating to another page.
      if (history.location.pathname !== pathname) return;
      const next = format.searchIn(history.location.search, query);
      written.current = next;
      history.push({...history.location, search: next, state: keepsFocus});
    }, pause);
    return () => clearTimeout(timer);
  }, [query, format, history]);

  useKept(name, () => (format.isEmpty(query) ? undefined : query));
  useEffect(() => {
    const kept = takeKept(name, format.isQuery);
    if (kept) setQuery(kept);
  }, [name, format]);

  return [query, setQuery] as const;
}
