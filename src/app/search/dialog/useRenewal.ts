import {useEffect} from 'react';
import type {SearchService} from './service';

/** Looks for a newer index when search is opened, and when a tab in which it is open comes back into view. */
export function useRenewal({renew}: SearchService) {
  useEffect(() => {
    function onChange() {
      if (document.visibilityState === 'visible') renew();
    }
    renew();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [renew]);
}
