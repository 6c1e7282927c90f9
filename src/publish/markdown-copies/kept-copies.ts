import type {Results, StoredResult} from '../../base/memory/results';
import {resultsOf, startThread, worthThread} from '../../base/threads';
import {digestCode, readPageInputs} from '../../content/page-inputs/read';
import {filesOf} from './files';
import type {CopiedPage, CopiedSite} from './site';

/** Returns the files of {@link filesOf}, with the copies that earlier builds or a thread made. */
export function keptFilesOf(site: CopiedSite, kept: Results): Map<string, () => string> {
  const keyOf = keys();
  return filesOf(site, (page, key, make) => kept.remember('copy', keyOf(page, key), make));
}

/**
 * Makes the copies in a thread while pages are compiled, if there are many to make.
 *
 * @returns the results to keep; none if the thread fails, because making the copy again says what's wrong
 */
export async function makeCopiesInThread(site: CopiedSite, kept: Results): Promise<StoredResult[]> {
  if (countMissing(site, kept) < worthThread) return [];
  return resultsOf(startThread('src/publish/markdown-copies/thread.ts', site));
}

function countMissing(site: CopiedSite, kept: Results): number {
  const keyOf = keys();
  let missing = 0;
  const files = filesOf(site, (page, key) => {
    if (!kept.knows('copy', keyOf(page, key))) missing += 1;
    return '';
  });
  for (const text of files.values()) text();
  return missing;
}

/** What a copy depends on, with what only its own page does. */
function keys() {
  const {facts, fromOthers} = readPageInputs();
  const code = digestCode('src/publish/markdown-copies');
  return ({file = ''}: CopiedPage, key: string) =>
    `${facts}\n${code}\n${fromOthers.get(file)}\n${key}`;
}
