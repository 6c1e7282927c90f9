import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {usePart} from '../../docusaurus/stale-builds/usePart';

/** Loads the playground on request: its editor and, at the same time, the engine with its records. */
export function usePlayground() {
  const baseUrl = useBaseUrl('/');

  const fetchPlayground = useCallback(async () => {
    import('../../sample/engine/client').then(
      ({queryEngine}) => queryEngine(baseUrl).warmUp(),
      () => {},
    );
    return (await import(/* webpackChunkName: "query-editor" */ './Playground')).default;
  }, [baseUrl]);

  const {part: Playground, ...loading} = usePart(fetchPlayground);
  return {Playground, ...loading, preload: () => loadAhead(fetchPlayground)};
}
