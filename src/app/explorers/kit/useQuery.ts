import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import {keepsFocus} from '../../navigation/keep-focus';
import type {ExplorerQuery, QueryFormat} from './query';

/** A reader has stopped typing after this many milliseconds. */
const pause = 500;

/**
 * The query, kept in the address bar: a shared link asks the same, and the back button goes through what was asked.
 * The address follows when the reader pauses, since each change of it makes the whole site render.
 *
 * @param format the same object at every call
 */
export function useQuery<Part extends string>(format: QueryFormat<Part>) {
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
    const next = format.searchOf(query);
    if (next === format.searchOf(format.queryOf(written.current))) return undefined;
    const {pathname} = history.location;
    const timer = setTimeout(() => {
      // The reader is on the way to another page.
      if (history.location.pathname !== pathname) return;
      written.current = next;
      history.push({...history.location, search: next, state: keepsFocus});
    }, pause);
    return () => clearTimeout(timer);
  }, [query, format, history]);

  return [query, setQuery] as const;
}
