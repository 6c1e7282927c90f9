import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../base/source/input-error';
import {projectPath} from '../../base/source/paths';
import {translationAt, versionKey, versionOf} from '../../product/page-files/translation';

/**
 * `npm run translated -- i18n/de/…/roles.md` writes into a translation that it's of the original as it is now.
 *
 * @throws {InputError} if a file isn't a translation, or its original doesn't exist
 */
function main(root: string, names: string[]) {
  if (names.length === 0)
    throw new InputError('Name the translations that you compared, such as i18n/de/…/roles.md');
  for (const name of names.map((each) => projectPath(each, root))) {
    const translation = translationAt(name);
    if (!translation) throw new InputError(`"${name}" isn't a translation: name a page in i18n/`);
    const file = path.join(root, name);
    const version = versionOf(read(path.join(root, translation.original)));
    writeFileSync(file, withVersion(read(file), version));
    console.log(`${name} translates ${translation.original} as it is now`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new InputError(`There is no file "${file}"`);
  }
}

/** Returns a page whose front matter has this version, instead of an earlier one. */
function withVersion(text: string, version: string): string {
  const line = `${versionKey}: ${version}`;
  const [matter = ''] = /^---\n.*?^---$/ms.exec(text) ?? [];
  const known = new RegExp(`^${versionKey}:.*$`, 'm');
  const next = known.test(matter)
    ? matter.replace(known, line)
    : matter.replace(/---$/, `${line}\n---`);
  return text.replace(matter, next);
}

try {
  main(process.cwd(), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
