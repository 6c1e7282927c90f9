import {type Dirent, readdirSync} from 'node:fs';
import path from 'node:path';
import {InputError} from './input-error';
import {readSource} from './read';

const folders = ['docs', 'src', 'static'];
const isRead = (name: string) => /\.(md|config\.ts)$|^sidebars\.ts$/.test(name);
const isText = (name: string) =>
  /\.(mdx?|ya?ml|svg|txt|tsx?|css|[cm]?js|json|template)$/.test(name);

/**
 * Reads the files of the project in `root`: those below `docs`, `src` and `static`, and the Markdown and configuration
 * next to them.
 *
 * @returns texts by path from `root`; of a file that is no text, an empty one
 * @throws {InputError} with a line per fault of any file, where one can't be used
 */
export function readFiles(root: string): Record<string, string> {
  const faults: string[] = [];
  const read = (file: string) => {
    try {
      return [[file, readSource(path.join(root, file))]];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error.message);
      return [];
    }
  };
  const entries = [
    ...folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true}),
    ),
    ...readdirSync(root, {withFileTypes: true}).filter(
      (entry) => entry.isFile() && isRead(entry.name),
    ),
  ];
  const texts = entries.flatMap((entry) => {
    const file = path
      .relative(root, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/');
    const fault = entryFault(entry) ?? nameFault(file);
    if (fault) faults.push(`${file}:1  ${fault}`);
    if (fault || !entry.isFile()) return [];
    return isText(file) ? read(file) : [[file, '']];
  });
  if (faults.length > 0) throw new InputError(faults.join('\n'));
  return Object.fromEntries(texts);
}

/** Of what is no file: Docusaurus follows links, which nothing else does, and a folder has the address of a copy. */
function entryFault(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'this is a link to another file  put the file itself there';
  if (entry.isDirectory() && /\.mdx?$/.test(entry.name))
    return 'this is a folder with the name of a page  rename it';
  return undefined;
}

/** Of a name that becomes a part of an address: a space is "%20" there, and a capital differs on some machines only. */
function nameFault(file: string): string | undefined {
  if (!/^(docs|static)\//.test(file) || !/[\sA-Z]/.test(path.posix.basename(file)))
    return undefined;
  const name = path.posix.basename(file).toLowerCase().replace(/\s+/g, '-');
  return `the name has a space or a capital, and becomes an address  rename it to "${name}"`;
}
