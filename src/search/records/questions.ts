import {basePathOf, withoutBase} from '../../base/base-path';
import {product} from '../../product/facts';
import {type PageQuestions, wholePage} from '../../product/page-files/questions';
import type {SearchRecord} from './record';

/**
 * Adds to the records of pages and headings the questions that they answer.
 *
 * @param questions questions by route
 * @param siteUrl the site's address, with which the records' addresses begin
 */
export function withQuestions(
  records: SearchRecord[],
  questions: Map<string, PageQuestions>,
  siteUrl = product.siteUrl,
): SearchRecord[] {
  const base = basePathOf(siteUrl);
  return records.map((record) => {
    if (record.type === 'content') return record;
    const {pathname, hash} = new URL(record.url);
    const key = record.type === 'lvl1' ? wholePage : decodeURIComponent(hash.slice(1));
    const asked = questions.get(withoutBase(pathname, base))?.[key];
    return asked ? {...record, questions: asked} : record;
  });
}
