import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readFiles} from '../../base/source/files';
import {buildIndex} from '../../search/index/build-index';
import {siteRecords} from '../../search/records/site';

/** What the index is made from and by. */
const isPart = (file: string) =>
  /^(docs|src\/(base|product|bql|sample|content|search))\//.test(file) && !file.includes('.test.');

/**
 * Returns the files of the search index by name. Reading all pages takes half a minute of processor time, so the index
 * is kept in `.cache/mcp` until a page changes, or the code or data that pages are made from.
 *
 * @param root the project's root
 * @throws {InputError} if a file can't be used
 */
export function keptIndex(root: string): Map<string, string> {
  const folder = path.join(root, '.cache/mcp');
  const kept = path.join(folder, `index-${digestOf(readFiles(root))}.json`);
  if (existsSync(kept)) return new Map(JSON.parse(readFileSync(kept, 'utf8')));
  console.error('Reading all pages for the search. This takes up to a minute after a change.');
  const index = buildIndex(siteRecords());
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  // Another server can read it at the same time, so it appears only when it's whole.
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify([...index]));
  renameSync(unfinished, kept);
  return index;
}

function digestOf(files: Record<string, string>): string {
  const digest = createHash('sha1');
  for (const file of Object.keys(files).filter(isPart).sort())
    digest.update(`${file}\n${files[file]}\n`);
  return digest.digest('hex');
}
