import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {once} from '../../base/once';
import {listFiles} from '../../base/source/paths';
import {product} from '../../product/facts';
import {relatedInputs} from '../related-pages';
import {isTest} from './facts';
import {inputsFrom, isRead, type PageInputs} from './inputs';

/** Reads what the pages of this build are made from, as it is when the build asks first. */
export const readPageInputs = once((): PageInputs => {
  const files = [
    ...['docs', 'i18n', 'versioned_docs', 'static', 'src']
      .filter((name) => existsSync(name))
      .flatMap(filesIn),
    ...readdirSync('.'),
  ];
  return inputsFrom(readTexts(files.filter(isRead)), relatedInputs(), product.siteUrl);
});

/** Digests the code and the data in folders of the project, apart from tests, for results that they make. */
export function digestCode(...folders: string[]): string {
  const digest = createHash('sha1');
  const files = folders.flatMap(filesIn).filter((file) => !isTest(file));
  for (const [file, text] of Object.entries(readTexts(files))) digest.update(`${file}\n${text}\n`);
  return digest.digest('hex');
}

const filesIn = (folder: string) => listFiles(folder).map((name) => `${folder}/${name}`);

/** A character for each byte: pictures aren't text, and a digest doesn't need to tell them apart. */
const readTexts = (files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
