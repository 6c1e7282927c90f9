import type {Environment} from '../../base/environment';
import {headersOf} from './headers';
import {inlineScripts} from './inline';
import {contentSecurityPolicy} from './policy';

/** The server rules of a build, independent of any server's syntax. */
export interface Rules {
  /** The path of the site on its host, with a slash at both ends. */
  base: string;
  /** The paths of the site in other languages, with a slash at both ends. */
  others: string[];
  /** The headers of every response. */
  headers: [name: string, value: string][];
  /** Old paths on the host without an extension, and their targets. */
  redirects: {from: string; to: string}[];
}

/**
 * Caching for hashed addresses. Browsers request everything else again on every visit and get a 304 if it hasn't
 * changed.
 */
export const forever = 'public, max-age=31536000, immutable';

/** Media types by file extension. A missing type fails the check of the build. */
export const types: Record<string, string> = {
  atom: 'application/atom+xml',
  css: 'text/css',
  graphql: 'text/plain',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  png: 'image/png',
  rss: 'application/rss+xml',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** Whether a media type is text, which has a character set and is worth compressing. */
export const isText = (type: string) => /^text\/|json$|xml$|yaml$/.test(type);

/**
 * Creates the rules of a build.
 *
 * @param pages the HTML of each page that Docusaurus rendered
 * @param redirects old and new paths on the site
 * @param base the path of the site on its host, with a slash at both ends
 * @param others the paths of the site in other languages, with a slash at both ends
 * @throws {Error} if a value would break a server's configuration
 */
export function rulesOf(
  pages: Iterable<string>,
  environment: Environment,
  redirects: {from: string | string[]; to: string}[],
  base = '/',
  others: string[] = [],
): Rules {
  const rules = {
    base,
    others,
    headers: headersOf(contentSecurityPolicy(environment, inlineScripts(pages))),
    redirects: [base, ...others].flatMap((folder) =>
      redirects.flatMap(({from, to}) =>
        [from].flat().map((one) => ({from: below(folder, one), to: below(folder, to)})),
      ),
    ),
  };
  for (const [name, value] of rules.headers) hold(inHeader, value, `the header ${name}`);
  for (const {from, to} of rules.redirects) {
    hold(inRedirect, from, 'a redirect');
    hold(inRedirect, to, 'a redirect');
  }
  return rules;
}

/** Returns a path on the site as a path on the host. */
const below = (folder: string, path: string) => path.replace(/^\//, folder);

/** What every server takes literally: nothing that ends a line or a string, and no nginx variables. */
const inHeader = /^[ !#%-[\]-~]*$/;
/** Excludes spaces, which separate addresses, and `*` and `:`, which are placeholders. */
const inRedirect = /^\/[\w./~%-]*(#[\w.~%-]+)?$/;

function hold(pattern: RegExp, value: string, where: string) {
  if (!pattern.test(value))
    throw new Error(`Servers would misread ${where}: ${JSON.stringify(value)}`);
}
