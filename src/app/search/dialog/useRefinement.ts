import {useEffect, useState} from 'react';
import type {Heard, SearchService} from './service';

/** The properties of a response that determine whether it can be improved. */
export interface Refinable {
  /** {@link SearchService.heard} at the time of the query. */
  heard: Heard;
  /** Whether more of the index was loading at the time of the response. */
  isPartial: boolean;
}

/**
 * Repeats a search once the index can return a better response, including when that happened while the response was on
 * its way.
 *
 * @param answer the newest response
 * @param askAgain repeats the search; `undefined` if the response must stay for now
 * @returns whether the response stays partial, because the rest of the index couldn't be loaded
 */
export function useRefinement(
  service: SearchService,
  answer: Refinable | undefined,
  askAgain: (() => void) | undefined,
): boolean {
  const [stuck, setStuck] = useState<Refinable>();
  useEffect(() => {
    if (!answer) return;
    const {heard, isPartial} = answer;
    function hear() {
      const now = service.heard();
      const isBetter = isPartial && now.refined > heard.refined;
      if (isBetter || now.renewed > heard.renewed) askAgain?.();
      else if (isPartial && now.incomplete > heard.incomplete) setStuck(answer);
    }
    hear();
    return service.onNews(hear);
  }, [service, answer, askAgain]);
  return answer !== undefined && answer === stuck;
}
