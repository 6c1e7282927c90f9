import {useEffect, useState} from 'react';
import type {Heard, SearchService} from './service';

/** What matters of an answer for whether it can be bettered. */
export interface Refinable {
  /** {@link SearchService.heard} when the question was asked. */
  heard: Heard;
  /** Whether more of the index was on its way when it was given. */
  isPartial: boolean;
}

/**
 * Asks again once the index can answer better, also where it became so while the answer was on its way.
 *
 * @param answer the newest answer
 * @param askAgain nothing where the answer is to stay for now
 * @returns whether the answer stays partial, because the rest of the index couldn't be loaded
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
