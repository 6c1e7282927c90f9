import type {Environment} from '../../base/environment';
import {headersOf} from './headers';
import {inlineScripts} from './inline';
import {contentSecurityPolicy} from './policy';

/** What a server is told about a build, in words of no server. */
export interface Rules {
  /** Of every answer. */
  headers: [name: string, value: string][];
  /** Old addresses without an ending, and where they lead. */
  redirects: {from: string; to: string}[];
}

/** Addresses that begin so have a hash of their content in their name: a browser never asks for them again. */
export const hashed = ['/assets/', '/search-index/words-', '/search-index/texts-'];

/** For those; all else is asked for again at every visit, and costs a 304 where nothing changed. */
export const forever = 'public, max-age=31536000, immutable';

/** Types of the files in a build by their ending. One that is missing fails the check of the build. */
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
  png: 'image/png',
  rss: 'application/rss+xml',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xml: 'application/xml',
  yaml: 'application/yaml',
};

/** Whether a type is text, which has a character set and is worth compressing. */
export const isText = (type: string) => /^text\/|json$|xml$|yaml$/.test(type);

/**
 * Makes the rules of a build.
 *
 * @param pages the HTML of each page that Docusaurus rendered
 * @throws {Error} where a value would leave its place in a server's configuration
 */
export function rulesOf(
  pages: Iterable<string>,
  environment: Environment,
  redirects: {from: string | string[]; to: string}[],
): Rules {
  const rules = {
    headers: headersOf(contentSecurityPolicy(environment, inlineScripts(pages))),
    redirects: redirects.flatMap(({from, to}) => [from].flat().map((one) => ({from: one, to}))),
  };
  for (const [name, value] of rules.headers) hold(inHeader, value, `the header ${name}`);
  for (const {from, to} of rules.redirects) {
    hold(inRedirect, from, 'a redirect');
    hold(inRedirect, to, 'a redirect');
  }
  return rules;
}

/** What every kind of server takes as it is: nothing that ends a line or a text, and no variable of nginx. */
const inHeader = /^[ !#%-[\]-~]*$/;
/** Neither spaces, which divide addresses, nor `*` and `:`, which stand for others. */
const inRedirect = /^\/[\w./~%-]*(#[\w.~%-]+)?$/;

function hold(pattern: RegExp, value: string, where: string) {
  if (!pattern.test(value))
    throw new Error(`No server could be told ${where} as it is meant: ${JSON.stringify(value)}`);
}
