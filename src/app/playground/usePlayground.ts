import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';
import {loadAhead} from '../../docusaurus/late-script/load-ahead';
import {usePart} from '../../docusaurus/stale-builds/usePart';

const fetchEditor = async () =>
  (await import(/* webpackChunkName: "query-editor" */ './Playground')).default;

/** Loads the playground on request: its editor and, at the same time, the engine with its records. */
export const usePlayground = () => usePlaygroundWith(fetchEditor);

/**
 * Loads a playground on request and, at the same time, the engine with its records.
 *
 * @param fetchComponent imports the playground's component. The function must stay the same between renders
 */
export function usePlaygroundWith<Component>(fetchComponent: () => Promise<Component>) {
  const baseUrl = useBaseUrl('/');

  const fetchPlayground = useCallback(async () => {
    import('../../sample/engine/client').then(
      ({queryEngine}) => queryEngine(baseUrl).warmUp(),
      () => {},
    );
    return await fetchComponent();
  }, [baseUrl, fetchComponent]);

  const {part: Playground, ...loading} = usePart(fetchPlayground);
  return {Playground, ...loading, preload: () => loadAhead(fetchPlayground)};
}
