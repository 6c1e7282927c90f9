import {useCallback, useEffect, useState} from 'react';
import {searchService} from '../client/service';
import {type PartialAnswer, useRefinement} from '../client/useRefinement';
import {useSearchParameters} from '../client/useSearchParameters';
import {useSearchSettings} from '../client/useSearchSettings';
import type {SearchResult} from '../engine/backend';

interface Answer extends PartialAnswer {
  query: string;
  /** From 0, as it was asked for. */
  page: number;
  /** Undefined when no host could be reached. */
  result: SearchResult | undefined;
}

/**
 * Searches while a query changes. The newest answer stays until the next one comes.
 *
 * @param page from 0
 * @returns the newest answer, whose `result` is undefined when no host could be reached
 */
export function useSearch(query: string, page: number) {
  const settings = useSearchSettings();
  const parameters = useSearchParameters();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    let isNewest = true;
    const askedAt = searchService(settings).refinements();
    const tell = (result: SearchResult | undefined) => {
      if (isNewest) setAnswer({query, page, result, askedAt});
    };
    if (!query) return setAnswer(undefined);
    searchService(settings)
      .client.search({requests: [{...parameters, query, page}]})
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
  }, [settings, parameters, query, page, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useRefinement(searchService(settings), answer?.result?.partial ? answer : undefined, retry);
  return {answer, retry};
}
