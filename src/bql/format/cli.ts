import {readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../base/source/input-error';
import {readSource} from '../../base/source/read';
import {formatPage} from './page';

/** `npm run format`: lays out the queries of all pages, or of those in the files and folders that are named. */
const named = process.argv.slice(2);
for (const file of (named.length > 0 ? named : ['docs']).flatMap(pagesIn)) {
  try {
    layOut(file);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws {InputError} where the text can't be read as it was written: nothing is written back */
function layOut(file: string) {
  const text = readSource(file);
  const formatted = formatPage(text);
  if (formatted === text) return;
  writeFileSync(file, formatted);
  console.log(`Laid out the queries of ${file}`);
}

function pagesIn(place: string): string[] {
  const found = statSync(place, {throwIfNoEntry: false});
  if (!found) {
    console.error(`There is no ${place}.`);
    process.exitCode = 1;
    return [];
  }
  const files = found.isDirectory()
    ? readdirSync(place, {recursive: true, encoding: 'utf8'}).map((name) => path.join(place, name))
    : [place];
  return files.filter((file) => /\.mdx?$/.test(file));
}
