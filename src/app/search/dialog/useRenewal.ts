import {useEffect} from 'react';
import type {SearchService} from './service';

/** Checks for a newer index when search is opened, and when a tab with open search becomes visible again. */
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
