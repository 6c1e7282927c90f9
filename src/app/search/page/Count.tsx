import {countOf} from '../../../base/text/words';
import {incompleteText} from '../incomplete';
import styles from './SearchPage.module.css';
import type {SearchAnswer} from './useSearch';

interface Props {
  query: string;
  answer: SearchAnswer | undefined;
  /** Whether the response stays partial, because the rest of the index couldn't be loaded. */
  isCut: boolean;
}

/** The number of results. It's neither shown nor announced while it can change. */
export default function Count({query, answer, isCut}: Props) {
  const isCounting = answer?.isPartial && !isCut && answer.result?.hits.length !== 0;
  return (
    <p className={styles.count}>
      {isCounting && `First results for "${answer.result?.correctedQuery ?? answer.query}"`}
      <span role="status">
        {query
          ? answer && !isCounting && summarize(answer, isCut)
          : 'Searches all of the documentation.'}
      </span>
    </p>
  );
}

function summarize({query, section, result}: SearchAnswer, isCut: boolean): string {
  if (!result) return 'Unable to fetch results';
  const where = section ? ` in ${section}` : '';
  if (result.hits.length === 0) return `No results for "${query}"${where}`;
  const {correctedQuery = query} = result;
  if (isCut) return `Results for "${correctedQuery}". ${incompleteText}`;
  return `${countOf(result.nbHits, 'result')} for "${correctedQuery}"${where}`;
}
