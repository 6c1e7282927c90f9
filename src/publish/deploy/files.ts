import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {nginxConfig} from './nginx';
import type {Rules} from './rules';
import {headersFile, redirectsFile} from './static-hosts';

/** The path of nginx's configuration in the build. */
export const nginxFile = '.nginx/site.conf';

/** The rules for each server, by file name in the build. */
export const filesOf = (rules: Rules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [nginxFile]: nginxConfig(rules),
});

/** A redirect page, which plugin-client-redirects writes for hosts without redirect rules. */
export const leadsOn = /http-equiv="refresh" content="0; url=([^"]*)"/;

/** Returns the HTML of every page in a folder, and of the languages below it, without redirect pages. */
export const pagesBelow = (folder: string): string[] =>
  listFiles(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((page) => !leadsOn.test(page));

/** Returns the HTML of each route of a build, without redirect pages. */
export function* pagesOf(outDir: string, routes: string[]): Generator<string> {
  for (const route of new Set(routes)) {
    const file = fileOf(outDir, route);
    if (file) yield readFileSync(file, 'utf8');
  }
}
