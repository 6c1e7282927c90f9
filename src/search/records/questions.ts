import {type PageQuestions, wholePage} from '../../product/page-files/questions';
import type {SearchRecord} from './record';

/**
 * Adds to the records of pages and headings the questions that they answer.
 *
 * @param questions questions by route
 */
export function withQuestions(
  records: SearchRecord[],
  questions: Map<string, PageQuestions>,
): SearchRecord[] {
  return records.map((record) => {
    if (record.type === 'content') return record;
    const {pathname, hash} = new URL(record.url);
    const key = record.type === 'lvl1' ? wholePage : decodeURIComponent(hash.slice(1));
    const asked = questions.get(pathname)?.[key];
    return asked ? {...record, questions: asked} : record;
  });
}
