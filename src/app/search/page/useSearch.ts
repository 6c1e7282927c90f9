import {useCallback, useEffect, useState} from 'react';
import type {SearchResult} from '../../../search/index/backend';
import {asTypedParameter} from '../as-typed';
import {searchService} from '../dialog/service';
import {type Refinable, useRefinement} from '../dialog/useRefinement';
import {useRenewal} from '../dialog/useRenewal';
import {useSearchParameters} from '../dialog/useSearchParameters';
import {useSearchSettings} from '../dialog/useSearchSettings';

export interface SearchAnswer extends Refinable {
  query: string;
  /** The requested page, zero-based. */
  page: number;
  /** Undefined if no host could be reached. */
  result: SearchResult | undefined;
}

/**
 * Searches as a query changes. Keeps the newest response until the next one arrives.
 *
 * @param page zero-based
 * @returns the newest response, whose `result` is undefined if no host could be reached, and whether it stays partial
 */
export function useSearch(query: string, page: number) {
  const service = searchService(useSearchSettings());
  const parameters = useSearchParameters();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);

  useRenewal(service);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the search
  useEffect(() => {
    let isNewest = true;
    const heard = service.heard();
    const tell = (result: SearchResult | undefined) => {
      if (isNewest) setAnswer({query, page, result, heard, isPartial: result?.partial ?? false});
    };
    if (!query) return setAnswer(undefined);
    service.client
      .search({requests: [{...parameters, ...asTypedParameter(query), query, page}] as never})
      .then(
        ({results: [result]}) => {
          const {hits} = (result ?? {}) as {hits?: unknown};
          tell(Array.isArray(hits) ? (result as unknown as SearchResult) : undefined);
        },
        () => tell(undefined),
      );
    return () => {
      isNewest = false;
    };
  }, [service, parameters, query, page, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isIncomplete = useRefinement(service, answer, retry);
  return {answer, isIncomplete, retry};
}
