import {hashed} from './hashed';
import {forever, type Rules} from './rules';

/**
 * Generates `_headers` for Cloudflare Pages and Netlify. They handle the rest by default: they revalidate other files
 * and compress responses.
 */
export function headersFile({base, others, headers}: Rules): string {
  return [
    block(`${base}*`, headers),
    ...[base, ...others].flatMap((folder) => [
      ...hashed.map((prefix) => block(`${folder}${prefix}*`, [['Cache-Control', forever]])),
      block(`${folder}docs/*.md`, [['Content-Type', 'text/markdown; charset=utf-8']]),
    ]),
  ].join('\n');
}

const block = (path: string, headers: [string, string][]) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/** Generates `_redirects` for the same hosts, which add the extensions themselves. */
export const redirectsFile = ({redirects}: Rules) =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
