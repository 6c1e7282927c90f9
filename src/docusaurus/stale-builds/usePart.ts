import {useCallback, useRef, useState} from 'react';
import {loadPart} from './recover';

/**
 * A part of the site that is loaded when the reader requests it. After a failure, it can be requested again.
 *
 * @param fetchPart imports or fetches the part
 */
export function usePart<Part>(fetchPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  const load = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setLoading(true);
    try {
      const loaded = await loadPart(fetchPart);
      setPart(() => loaded);
      setFailed(false);
    } catch {
      isAsked.current = false;
      setFailed(true);
    }
    setLoading(false);
  }, [fetchPart]);

  return {part, isLoading, hasFailed, load};
}
