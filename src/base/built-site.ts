import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Returns the route of a page's file: `/docs/roles` for `docs/roles.html` or `docs/roles/index.html`. */
export const routeOf = (name: string) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Returns the path of a route's file, or `undefined` if the site has no such page or the route only redirects. */
export function fileOf(outDir: string, route: string): string | undefined {
  const base = path.join(outDir, decodeURI(route));
  return [`${base}.html`, path.join(base, 'index.html'), base].find(isFile);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * Returns the address of a built site without a slash at its end, as its home page states it: a build knows where it
 * goes, whatever is set now.
 *
 * @throws {Error} if there's no home page with its address
 */
export function siteUrlOf(outDir: string): string {
  const home = path.join(outDir, 'index.html');
  const html = isFile(home) ? readFileSync(home, 'utf8') : '';
  const [, address] =
    /<link[^>]*\srel="?canonical"?[^>]*\shref="?([^"\s>]+?)\/?["\s>]/.exec(html) ?? [];
  if (address) return address;
  throw new Error(`${home} doesn't state the site's address: run \`npm run build\` first.`);
}

/** Writes a file of a built site, creating its folders. `name` is the path relative to the build. */
export function writeFile(outDir: string, name: string, text: string): void {
  const file = path.join(outDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
