import {createHash} from 'node:crypto';
import path from 'node:path';
import {questionsFile} from '../../product/page-files/questions';
import {originalOf} from '../../product/page-files/translation';
import {isGathering} from '../written-pages/gathered';
import {factsIn, isPage, isTest} from './facts';

/** What pages are made from, apart from their own text. */
export interface PageInputs {
  /** A digest of what every page can be made from: data, code, packages, pictures, the site's address. */
  facts: string;
  /** What else a page shows of other pages, by the page's path from the project's root. */
  fromOthers: Map<string, string>;
}

/** Pictures and categories. Search reads the questions, but no page shows them. */
const isMedia = (file: string) =>
  /^(docs|versioned_docs|static)\//.test(file) &&
  !isPage(file) &&
  path.basename(file) !== questionsFile;

/** Texts in other languages, that parts of pages have. */
const isText = (file: string) => /^i18n\/.*\.json$/.test(file);

/** Code that decides how a page is compiled, and the versions of packages. */
const isBuildCode = (file: string) =>
  /^src\/docusaurus\/|^src\/(.*\/)?plugin\.ts$|^[^/]+\.ts$|^(package-lock|versions)\.json$/.test(
    file,
  ) && !isTest(file);

/** Whether pages can be made from a file. */
export const isRead = (file: string): boolean =>
  /^(docs|i18n|versioned_docs|static|src)\//.test(file) || isBuildCode(file);

/**
 * Works out what pages are made from.
 *
 * @param files text by path from the project's root, of those that `isRead` names
 * @param related what other pages decide about the related pages of each page
 * @param siteUrl the site's address, which environment variables can set
 */
export function inputsFrom(
  files: Record<string, string>,
  related: Map<string, string>,
  siteUrl: string,
): PageInputs {
  const facts = createHash('sha1').update(process.version).update(siteUrl);
  for (const fact of factsIn(files)) facts.update(fact);
  const everyText = createHash('sha1');
  const names = Object.keys(files).sort();
  for (const file of names) {
    const line = `${file}\n${files[file]}\n`;
    if (isMedia(file) || isText(file) || isBuildCode(file)) facts.update(line);
    if (isPage(file)) everyText.update(line);
  }
  const gathered = everyText.digest('hex');
  const fromOthers = names
    .filter(isPage)
    .map((file): [string, string] => [
      file,
      `${isGathering(files[file] ?? '') ? gathered : ''}\n${related.get(originalOf(file)) ?? ''}${originalTextOf(file, files)}`,
    ]);
  return {facts: facts.digest('hex'), fromOthers: new Map(fromOthers)};
}

/** The text of a translation's original, because a translation says if the original has changed. */
const originalTextOf = (file: string, files: Record<string, string>): string =>
  originalOf(file) === file ? '' : `\n${files[originalOf(file)]}`;
