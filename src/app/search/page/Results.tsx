import {useEffect} from 'react';
import type {SearchResult} from '../../../search/index/backend';
import TryAgain from '../TryAgain';
import {pageInstead} from './address';
import Count from './Count';
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
  const {answer, isIncomplete, retry} = useSearch(query, page);
  const result = answer?.result;
  const instead = answer && result && pageInstead(answer.page, result);

  // Until the whole index has answered, no one knows which page is the last.
  const isFinal = answer !== undefined && (!answer.isPartial || isIncomplete);

  useEffect(() => {
    if (instead !== undefined && isFinal && answer.query === query) onPage(instead);
  }, [instead, isFinal, answer, query, onPage]);

  const isThere = answer && instead === undefined;
  const isCut = isIncomplete && result !== undefined && result.hits.length > 0;
  return (
    <div aria-busy={Boolean(query) && answer?.query !== query}>
      <Count query={query} answer={isThere ? answer : undefined} isCut={isCut} />
      {isCut && <TryAgain onClick={retry} />}
      {answer && !result && (
        <>
          <p>You might want to check your network connection.</p>
          <TryAgain onClick={retry} />
        </>
      )}
      {result && isThere && <Page query={answer.query} result={result} />}
    </div>
  );
}

/** One page of results, and the way to the others; or what to do where there are none. */
function Page({query, result}: {query: string; result: SearchResult}) {
  const {hits, hitsPerPage, nbPages, page, partial, suggestions = []} = result;
  if (hits.length === 0) return <NoResults query={query} suggestions={suggestions} />;
  return (
    <>
      <ol className={styles.results} start={page * hitsPerPage + 1}>
        {(hits as unknown as Hit[]).map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <Pagination query={query} page={page} pages={nbPages} isFinal={!partial} />
    </>
  );
}
