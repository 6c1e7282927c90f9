import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ComponentType, useCallback, useState} from 'react';
import {loadPart} from '../../recovery/recover';
import type {Props} from './Playground';

/** The playground, loaded when it is asked for: its editor and, at the same time, the engine with its records. */
export function usePlayground() {
  const baseUrl = useBaseUrl('/');
  const [Playground, setPlayground] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  const preload = useCallback(async () => {
    import('../engine/client').then(
      ({queryEngine}) => queryEngine(baseUrl).warmUp(),
      () => {},
    );
    return (await import(/* webpackChunkName: "query-editor" */ './Playground')).default;
  }, [baseUrl]);

  const load = useCallback(() => {
    setFailed(false);
    loadPart(preload).then(
      (loaded) => setPlayground(() => loaded),
      () => setFailed(true),
    );
  }, [preload]);

  return {Playground, hasFailed, load, preload: () => void preload().catch(() => {})};
}
