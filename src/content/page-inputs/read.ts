import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {once} from '../../base/once';
import {withSlashes} from '../../base/source/paths';
import {relatedInputs} from '../related-pages';
import {inputsFrom, isRead, type PageInputs} from './inputs';

/** Reads what the pages of this build are made from, as it is when the build asks first. */
export const readPageInputs = once((): PageInputs => {
  const files = ['docs', 'static', 'src', '.'].flatMap((folder) =>
    filesIn(folder, {recursive: folder !== '.'}),
  );
  return inputsFrom(readTexts(files.filter(isRead)), relatedInputs());
});

/** Digests the code and the data in a folder of the project, for results that they make. */
export function digestCode(folder: string): string {
  const digest = createHash('sha1');
  for (const [file, text] of Object.entries(readTexts(filesIn(folder, {recursive: true}))))
    digest.update(`${file}\n${text}\n`);
  return digest.digest('hex');
}

const filesIn = (folder: string, {recursive}: {recursive: boolean}) =>
  readdirSync(folder, {recursive, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => withSlashes(path.join(parentPath, name)))
    .sort();

/** A character for each byte: pictures aren't text, and a digest doesn't need to tell them apart. */
const readTexts = (files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
