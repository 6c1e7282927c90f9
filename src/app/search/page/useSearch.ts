import {type RefObject, useCallback, useEffect, useState} from 'react';
import type {SearchResult} from '../../../search/index/backend';
import {asTypedParameter} from '../as-typed';
import {searchService} from '../dialog/service';
import {type Refinable, useRefinement} from '../dialog/useRefinement';
import {useRenewal} from '../dialog/useRenewal';
import {useSearchParameters} from '../dialog/useSearchParameters';
import {useSearchSettings} from '../dialog/useSearchSettings';
import {countsOf, inSection, type SectionCounts} from '../sections';
import {keepRows} from './keep-rows';

export interface SearchAnswer extends Refinable {
  query: string;
  /** The only section that was searched; all if it's undefined. */
  section: string | undefined;
  /** The requested page, zero-based. */
  page: number;
  /** Undefined if no host could be reached. */
  result: SearchResult | undefined;
  /** How many results each section has. */
  counts: SectionCounts | undefined;
}

/**
 * Searches as a query changes. Keeps the newest response until the next one arrives. When the full response follows a
 * partial one, the rows down to the one with the pointer or the focus stay where they are.
 *
 * @param place the section, and the zero-based page
 * @param list the rows on the page
 * @returns the newest response, whose `result` is undefined if no host could be reached, and whether it stays partial
 */
export function useSearch(
  query: string,
  {section, page}: Pick<SearchAnswer, 'section' | 'page'>,
  list: RefObject<HTMLElement | null>,
) {
  const service = searchService(useSearchSettings());
  const parameters = useSearchParameters();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);

  useRenewal(service);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the search
  useEffect(() => {
    let isNewest = true;
    const heard = service.heard();
    const tell = (result?: SearchResult, counts?: SectionCounts) => {
      if (!isNewest) return;
      const kept = rowsToReader(list.current);
      setAnswer((shown) => ({
        query,
        section,
        page,
        counts,
        result: result && inPlace(result, shown?.section === section ? shown : undefined, kept),
        heard,
        isPartial: result?.partial ?? false,
      }));
    };
    if (!query) return setAnswer(undefined);
    const request = {...parameters, ...asTypedParameter(query), query, page};
    service.client.search({requests: inSection(request, section) as never}).then(
      ({results}) => {
        const [result] = results;
        const {hits} = (result ?? {}) as {hits?: unknown};
        if (Array.isArray(hits))
          tell(result as unknown as SearchResult, countsOf(results as never));
        else tell();
      },
      () => tell(),
    );
    return () => {
      isNewest = false;
    };
  }, [service, parameters, query, section, page, attempt, list]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isIncomplete = useRefinement(service, answer, retry);
  return {answer, isIncomplete, retry};
}

/** Returns a response that begins with as many rows of the partial response as must stay. */
function inPlace(result: SearchResult, shown: SearchAnswer | undefined, kept: number) {
  const isSame = shown?.result?.query === result.query && shown.result.page === result.page;
  if (!shown?.result || !shown.isPartial || !isSame) return result;
  return {...result, hits: keepRows(shown.result.hits, result.hits, kept)};
}

/** Returns how many rows there are down to the one with the pointer or the focus. */
function rowsToReader(list: HTMLElement | null): number {
  return [...(list?.children ?? [])].findIndex((row) => row.matches(':hover, :focus-within')) + 1;
}
