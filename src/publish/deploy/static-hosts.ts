import {forever, hashed, type Rules} from './rules';

/**
 * Writes `_headers`, as Cloudflare Pages and Netlify read it. What it doesn't say, they do by themselves: other files
 * are asked for again, and compressed.
 */
export function headersFile({headers}: Rules): string {
  return [
    block('/*', headers),
    ...hashed.map((prefix) => block(`${prefix}*`, [['Cache-Control', forever]])),
    block('/docs/*.md', [['Content-Type', 'text/markdown; charset=utf-8']]),
  ].join('\n');
}

const block = (path: string, headers: [string, string][]) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/** Writes `_redirects` for the same hosts, which add the endings themselves. */
export const redirectsFile = ({redirects}: Rules) =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
