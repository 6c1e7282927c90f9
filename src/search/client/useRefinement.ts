import {useEffect} from 'react';
import type {SearchService} from './service';

/** A `partial` answer: more of the index was on its way when it was given. */
export interface PartialAnswer {
  /** {@link SearchService.refinements} when the question was asked. */
  askedAt: number;
}

/**
 * Asks again once the index can answer better, also where it became so while the answer was on its way.
 *
 * @param answer the newest answer, if it was partial
 */
export function useRefinement(
  service: SearchService,
  answer: PartialAnswer | undefined,
  askAgain: () => void,
) {
  const askedAt = answer?.askedAt;
  useEffect(() => {
    if (askedAt === undefined) return;
    if (service.refinements() > askedAt) askAgain();
    else return service.onRefined(askAgain);
  }, [service, askedAt, askAgain]);
}
