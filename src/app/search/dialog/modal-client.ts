import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import type {SearchRequest, SearchResult} from '../../../search/index/backend';
import {asTypedParameter} from '../as-typed';
import {countsOf, inSection, type SectionCounts} from '../sections';
import {groupBestMatches} from './best-matches';
import type {SearchService} from './service';
import type {Refinable} from './useRefinement';

type Observed = Pick<SearchService, 'client' | 'heard'>;

/** The outcome of the newest search. */
export interface SearchOutcome extends Refinable {
  query: string;
  /** The query that the results are for, if the typed one found nothing. */
  correctedQuery?: string;
  /** The only section that was searched; all if it's undefined. */
  section?: string;
  /** How many hits each section has. */
  counts?: SectionCounts;
  /** Suggested queries. */
  suggestions: string[];
  /** The words of a query without hits that no page has. */
  unknownWords?: string[];
  hasFailed: boolean;
}

/**
 * Reports the outcome of each search, groups its best matches, and returns an empty response to DocSearch if the search
 * failed.
 *
 * @param chosenSection returns the only section to search; `undefined` for all
 *
 * DocSearch 3.9 takes its suggestions from the groups of earlier results. Its core resets the status to "idle" right
 * after an error (`finally` in `onInput` of autocomplete-core), so its error screen never stays.
 */
export function observe(
  {client, heard}: Observed,
  tell: (outcome: SearchOutcome) => void,
  chosenSection: () => string | undefined = () => undefined,
): Observed['client'] {
  let newest = 0;
  return {
    ...client,
    async search<T>(...[method, options]: Parameters<LiteClient['search']>) {
      newest += 1;
      const turn = newest;
      const heardBefore = heard();
      const section = chosenSection();
      const requests = requestsOf(method, section);
      const query = requests[0]?.query ?? '';
      const report = (outcome: Partial<SearchOutcome>) => {
        if (turn !== newest) return;
        const success = {suggestions: [], hasFailed: false, isPartial: false};
        tell({query, heard: heardBefore, ...success, ...outcome});
      };
      try {
        const answer = await client.search<T>({requests} as typeof method, options);
        const [result] = answer.results as unknown as SearchResult[];
        if (!result || !Array.isArray(result.hits)) throw new Error('No results in the answer');
        report({
          correctedQuery: result.correctedQuery,
          section,
          counts: countsOf(answer.results as unknown as SearchResult[]),
          suggestions: result.suggestions ?? [],
          unknownWords: result.unknownWords,
          isPartial: result.partial ?? false,
        });
        const hits = groupBestMatches(result.hits as unknown as DocSearchHit[]);
        // DocSearch stores the number with the hits, so omit a number that can change.
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

/** Returns the requests of a multi-index query, with what the reader has chosen. */
function requestsOf(
  method: Parameters<LiteClient['search']>[0],
  section: string | undefined,
): SearchRequest[] {
  const requests = (Array.isArray(method) ? method : method.requests) as SearchRequest[];
  return requests.flatMap((request) =>
    inSection({...request, ...asTypedParameter(request.query ?? '')}, section),
  );
}
