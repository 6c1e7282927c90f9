import {existsSync, mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a built site.
 *
 * @param outDir the folder that `docusaurus build` wrote
 * @returns their names from there, with slashes, in order
 */
export function listFiles(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(outDir, path.join(parentPath, name)))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** The route of a page's file: `/docs/roles` of `docs/roles.html`, or of `docs/roles/index.html`. */
export const routeOf = (name: string) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The path of a route's file; nothing where the site has none, or the route only leads on to another. */
export function fileOf(outDir: string, route: string): string | undefined {
  const base = path.join(outDir, decodeURI(route));
  return [`${base}.html`, path.join(base, 'index.html'), base].find(isFile);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Writes a file of a built site, by its name from there, with the folders that it is in. */
export function writeFile(outDir: string, name: string, text: string): void {
  const file = path.join(outDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
