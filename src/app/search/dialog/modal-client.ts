import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import type {SearchResult} from '../../../search/index/backend';
import {groupBestMatches} from './best-matches';
import type {SearchService} from './service';
import type {Refinable} from './useRefinement';

type Observed = Pick<SearchService, 'client' | 'heard'>;

/** What became of the newest search. */
export interface SearchOutcome extends Refinable {
  query: string;
  /** Queries to try instead. */
  suggestions: string[];
  hasFailed: boolean;
}

/**
 * Tells what became of each search, groups its best matches, and gives DocSearch an empty answer for one that failed.
 *
 * DocSearch 3.9 takes the words it suggests from the groups of earlier results, and its core puts the status back to
 * "idle" right after an error (`finally` in `onInput` of autocomplete-core), so that its error screen never stays.
 */
export function observe(
  {client, heard}: Observed,
  tell: (outcome: SearchOutcome) => void,
): Observed['client'] {
  let newest = 0;
  return {
    ...client,
    async search<T>(...[method, options]: Parameters<LiteClient['search']>) {
      newest += 1;
      const turn = newest;
      const heardBefore = heard();
      const requests = Array.isArray(method) ? method : method.requests;
      const query = String((requests[0] as {query?: string} | undefined)?.query ?? '');
      const report = (outcome: Partial<SearchOutcome>) => {
        if (turn !== newest) return;
        const success = {suggestions: [], hasFailed: false, isPartial: false};
        tell({query, heard: heardBefore, ...success, ...outcome});
      };
      try {
        const answer = await client.search<T>(method, options);
        const [result] = answer.results as unknown as SearchResult[];
        if (!result || !Array.isArray(result.hits)) throw new Error('No results in the answer');
        report({
          suggestions: result.suggestions ?? [],
          isPartial: result.partial ?? false,
        });
        const hits = groupBestMatches(result.hits as unknown as DocSearchHit[]);
        // DocSearch keeps the number with the hits; one that can change is none.
        const nbHits = result.partial ? undefined : result.nbHits;
        const results = [{...result, hits, nbHits}, ...answer.results.slice(1)];
        return {...answer, results} as unknown as typeof answer;
      } catch {
        report({hasFailed: true});
        const nothing = {hits: [], nbHits: 0, query} as unknown as Awaited<
          ReturnType<typeof client.search<T>>
        >['results'][number];
        return {results: requests.map(() => nothing)};
      }
    },
  };
}
