import {readFileSync} from 'node:fs';
import {fileOf} from '../../base/built-site';
import {nginxConfig} from './nginx';
import type {Rules} from './rules';
import {headersFile, redirectsFile} from './static-hosts';

/** Where nginx finds its part, below the build. */
export const nginxFile = '.nginx/site.conf';

/** What servers read, by the name that it has in the build. */
export const filesOf = (rules: Rules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  [nginxFile]: nginxConfig(rules),
});

/** The HTML of each route of a build. A page that only leads on to another is no route. */
export function* pagesOf(outDir: string, routes: string[]): Generator<string> {
  for (const route of new Set(routes)) {
    const file = fileOf(outDir, route);
    if (file) yield readFileSync(file, 'utf8');
  }
}
