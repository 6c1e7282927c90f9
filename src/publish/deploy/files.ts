import {readFileSync} from 'node:fs';
import {fileOf} from '../../base/built-site';
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

/** Returns the HTML of each route of a build, without redirect pages. */
export function* pagesOf(outDir: string, routes: string[]): Generator<string> {
  for (const route of new Set(routes)) {
    const file = fileOf(outDir, route);
    if (file) yield readFileSync(file, 'utf8');
  }
}
