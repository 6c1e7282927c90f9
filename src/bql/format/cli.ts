import {statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../base/source/input-error';
import {listFiles} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {formatPage} from './page';

/** `npm run format` formats the queries on all pages, or in the files and folders given as arguments. */
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

/** @throws {InputError} when the text can't be parsed; the file then stays as it is */
function layOut(file: string) {
  const text = readSource(file);
  const formatted = formatPage(text);
  if (formatted === text) return;
  writeFileSync(file, formatted);
  console.log(`Formatted the queries in ${file}`);
}

function pagesIn(place: string): string[] {
  const found = statSync(place, {throwIfNoEntry: false});
  if (!found) {
    console.error(`${place} not found.`);
    process.exitCode = 1;
    return [];
  }
  const files = found.isDirectory()
    ? listFiles(place).map((name) => path.join(place, name))
    : [place];
  return files.filter((file) => /\.mdx?$/.test(file));
}
