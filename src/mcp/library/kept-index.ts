import path from 'node:path';
import {packagesVersion} from '../../base/memory/memory';
import {rememberIn} from '../../base/memory/remember';
import {digestCode} from '../../content/page-inputs/read';
import {buildIndex} from '../../search/index/build-index';
import {recordCode} from '../../search/records/code';
import {siteRecords} from '../../search/records/site';

/**
 * Returns the files of the search index by name. Reading all pages takes half a minute of processor time, so the index
 * is kept in `.cache/mcp` until a page changes, or the packages, code, or data that pages are made from.
 *
 * @param root the project's root, which is also the working directory
 * @throws {InputError} if a file can't be used
 */
export function keptIndex(root: string): Map<string, string> {
  const remember = rememberIn(path.join(root, '.cache/mcp'), packagesVersion(root));
  const index = remember('index', digestCode('docs', ...recordCode), () => {
    console.error('Reading all pages for the search. This takes up to a minute after a change.');
    return [...buildIndex(siteRecords())];
  });
  return new Map(index);
}
