import {type Dirent, existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {InputError} from './input-error';
import {projectPath} from './paths';
import {readSource} from './read';

const folders = ['docs', 'i18n', 'versioned_docs', 'src', 'static'];
const isRead = (name: string) => /\.(md|config\.ts)$|^sidebars\.ts$/.test(name);
const isText = (name: string) =>
  /\.(mdx?|ya?ml|svg|txt|tsx?|css|[cm]?js|json|template)$/.test(name);

/**
 * Reads the project's files in `root`: everything below `docs`, `i18n`, `src`, `static`, and, if there is one,
 * `versioned_docs`, and the Markdown and configuration files in `root` itself.
 *
 * @returns texts by path relative to `root`; an empty string for a file that isn't text
 * @throws {InputError} with a line for each fault in any file
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
    ...folders
      .map((folder) => path.join(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true})),
    ...readdirSync(root, {withFileTypes: true}).filter(
      (entry) => entry.isFile() && isRead(entry.name),
    ),
  ];
  const texts = entries.flatMap((entry) => {
    const file = projectPath(path.join(entry.parentPath, entry.name), root);
    const fault = entryFault(entry) ?? nameFault(file);
    if (fault) faults.push(`${file}:1  ${fault}`);
    if (fault || !entry.isFile()) return [];
    return isText(file) ? read(file) : [[file, '']];
  });
  if (faults.length > 0) throw new InputError(faults.join('\n'));
  return Object.fromEntries(texts);
}

/**
 * Describes what's wrong with a directory entry. Only Docusaurus follows symbolic links, and a folder named `*.md`
 * would have the same address as a page's Markdown copy.
 */
function entryFault(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'this is a link to another file  put the file itself there';
  if (entry.isDirectory() && /\.mdx?$/.test(entry.name))
    return 'this is a folder with the name of a page  rename it';
  return undefined;
}

/**
 * Checks a name that becomes part of an address. A space would be "%20" there, and only some machines distinguish case.
 */
function nameFault(file: string): string | undefined {
  if (!/^(docs|static)\//.test(file) || !/[\sA-Z]/.test(path.posix.basename(file)))
    return undefined;
  const name = path.posix.basename(file).toLowerCase().replace(/\s+/g, '-');
  return `the name has a space or a capital, and becomes an address  rename it to "${name}"`;
}
