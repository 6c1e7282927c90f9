import {type RefObject, useEffect, useRef} from 'react';
import type {SearchResult} from '../../../search/index/backend';
import {searchAsTyped} from '../as-typed';
import Correction from '../Correction';
import SectionChips from '../SectionChips';
import TryAgain from '../TryAgain';
import {useSectionNames} from '../useSectionNames';
import {pageInstead} from './address';
import Count from './Count';
import NoResults from './NoResults';
import Pagination from './Pagination';
import Result, {type Hit} from './Result';
import styles from './SearchPage.module.css';
import {useSearch} from './useSearch';

interface Props {
  query: string;
  /** The only section to search; all if it's undefined. */
  section: string | undefined;
  /** Zero-based. */
  page: number;
  onSection: (section: string | undefined) => void;
  /** Called with the page to show if the requested page is after the last one. */
  onPage: (page: number) => void;
}

/** A query's results, and a line about them that screen readers announce. */
export default function Results({query, section, page, onSection, onPage}: Props) {
  const list = useRef<HTMLOListElement>(null);
  const names = useSectionNames();
  const {answer, isIncomplete, retry} = useSearch(query, {section, page}, list);
  const result = answer?.result;
  const instead = answer && result && pageInstead(answer.page, result);

  // The last page is unknown until the whole index has been searched.
  const isFinal = answer !== undefined && (!answer.isPartial || isIncomplete);

  useEffect(() => {
    if (instead !== undefined && isFinal && answer.query === query) onPage(instead);
  }, [instead, isFinal, answer, query, onPage]);

  function asTyped() {
    searchAsTyped(query);
    retry();
  }

  const isThere = answer && instead === undefined;
  const isCut = isIncomplete && result !== undefined && result.hits.length > 0;
  return (
    <div aria-busy={Boolean(query) && answer?.query !== query}>
      {answer && (
        <SectionChips {...{names, isFinal, section, counts: answer.counts, onChoose: onSection}} />
      )}
      <Count query={query} answer={isThere ? answer : undefined} isCut={isCut} />
      {isCut && <TryAgain onClick={retry} />}
      {answer && !result && (
        <>
          <p>You might want to check your network connection.</p>
          <TryAgain onClick={retry} />
        </>
      )}
      {result && isThere && (
        <Page
          query={answer.query}
          section={answer.section}
          result={result}
          onAsTyped={asTyped}
          list={list}
        />
      )}
    </div>
  );
}

interface PageProps {
  query: string;
  section: string | undefined;
  result: SearchResult;
  /** Called when the reader wants the results of the query as typed, not of its correction. */
  onAsTyped: () => void;
  list: RefObject<HTMLOListElement | null>;
}

/** One page of results with links to the others, or suggestions if there are no results. */
function Page({query, section, result, onAsTyped, list}: PageProps) {
  const {hits, hitsPerPage, nbPages, page, partial, correctedQuery, suggestions = []} = result;
  if (hits.length === 0)
    return <NoResults {...{query, suggestions, unknownWords: result.unknownWords}} />;
  return (
    <>
      {correctedQuery && <Correction {...{query, correctedQuery, onAsTyped}} />}
      <ol ref={list} className={styles.results} start={page * hitsPerPage + 1}>
        {(hits as unknown as Hit[]).map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <Pagination
        query={correctedQuery ?? query}
        section={section}
        page={page}
        pages={nbPages}
        isFinal={!partial}
      />
    </>
  );
}
