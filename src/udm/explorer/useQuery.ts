import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import {noQuery, type Query, queryOf, searchOf} from './query';

/** A reader has stopped typing after this many milliseconds. */
const pause = 500;

/**
 * The query, kept in the address bar: a shared link asks the same, and the back button goes through what was asked.
 * The address follows when the reader pauses, since each change of it makes the whole site render.
 */
export function useQuery() {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const [query, setQuery] = useState<Query>(noQuery);
  const written = useRef<string>('');

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setQuery(queryOf(search));
  }, [search]);

  useEffect(() => {
    const next = searchOf(query);
    if (next === searchOf(queryOf(written.current))) return undefined;
    const timer = setTimeout(() => {
      written.current = next;
      history.push({...history.location, search: next});
    }, pause);
    return () => clearTimeout(timer);
  }, [query, history]);

  return [query, setQuery] as const;
}
