import {useCallback} from 'react';
import {usePart} from '../../../docusaurus/stale-builds/usePart';

/** Loads the lists of the reader's own queries. */
export function useMyQueries() {
  const fetchLists = useCallback(
    async () => (await import(/* webpackChunkName: "my-queries" */ './MyQueries')).default,
    [],
  );
  const {part: MyQueries, ...loading} = usePart(fetchLists);
  return {MyQueries, ...loading};
}
