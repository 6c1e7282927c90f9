import {useEffect} from 'react';
import type {SearchResult} from '../engine/backend';
import TryAgain from '../TryAgain';
import {pageInstead} from './address';
import NoResults from './NoResults';
import Pagination from './Pagination';
import Result, {type Hit} from './Result';
import styles from './SearchPage.module.css';
import {useSearch} from './useSearch';

interface Props {
  query: string;
  /** From 0. */
  page: number;
  /** Called with the page to show instead of one that is beyond the last. */
  onPage: (page: number) => void;
}

/** The results of a query, and a line about them that a screen reader announces. */
export default function Results({query, page, onPage}: Props) {
  const {answer, retry} = useSearch(query, page);
  const instead = answer?.result && pageInstead(answer.page, answer.result);
  const result = instead === undefined ? answer?.result : undefined;

  useEffect(() => {
    if (instead !== undefined && answer?.query === query) onPage(instead);
  }, [instead, answer, query, onPage]);

  return (
    <div aria-busy={Boolean(query) && answer?.query !== query}>
      <p className={styles.count} role="status">
        {query
          ? answer && instead === undefined && summarize(answer.query, result)
          : 'All of the documentation is searched.'}
      </p>
      {answer && !answer.result && (
        <>
          <p>You might want to check your network connection.</p>
          <TryAgain onClick={retry} />
        </>
      )}
      {answer && result?.hits.length === 0 && (
        <NoResults query={answer.query} suggestions={result.suggestions ?? []} />
      )}
      {answer && result && result.hits.length > 0 && (
        <>
          <ol className={styles.results} start={result.page * result.hitsPerPage + 1}>
            {(result.hits as unknown as Hit[]).map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ol>
          <Pagination query={answer.query} page={result.page} pages={result.nbPages} />
        </>
      )}
    </div>
  );
}

function summarize(query: string, result: SearchResult | undefined): string {
  if (!result) return 'Unable to fetch results';
  if (result.hits.length === 0) return `No results for "${query}"`;
  return `${result.nbHits} ${result.nbHits === 1 ? 'result' : 'results'} for "${query}"`;
}
