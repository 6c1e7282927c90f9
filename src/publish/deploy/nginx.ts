import {hashed} from './hashed';
import {forever, isText, type Rules, types} from './rules';

/**
 * Extensions that a page's old address might have had on other hosts. An old address is redirected with any of them.
 */
const endings = ['', '/', '.html', '/index.html'];

/** `text/markdown` in an Accept header, unless the client refuses it: `q=0`. */
const markdown = String.raw`text/markdown(?![^,]*; *q=0(\.0*)? *(,|$))`;
/** The same with full weight: no `q`, or `q=1`. */
const fullMarkdown = `text/markdown(?![^,]*; *q=0)`;

/**
 * The extension of what a client gets at a page's address, by patterns of its Accept header. The last pattern that fits
 * decides. All browsers list `text/html`, and some assistants do, after `text/markdown` or with less weight. Weights are
 * compared only that far, because nginx can't compare numbers.
 */
const readsMarkdown: [pattern: string, ending: string][] = [
  [markdown, '.md'],
  ['text/html', '.html'],
  [`${fullMarkdown}.*text/html|text/html[^,]*; *q=0.*${fullMarkdown}`, '.md'],
];

/**
 * Generates the part of nginx's configuration for a `server` block with the build at the site's path below its `root`.
 */
export function nginxConfig({base, others, headers, redirects}: Rules): string {
  const texts = [...new Set(Object.values(types))].filter(isText);
  const folder = base.slice(0, -1);
  const toHome = folder && `location = ${folder} { return 301 ${base}$is_args$args; }\n`;
  return `# Generated with the site by src/publish/deploy/nginx.ts, for a server that has this build at ${base} below its root.

server_tokens off;
# Behind a proxy, this server doesn't know the scheme and the port that readers use.
absolute_redirect off;
charset utf-8;
charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${lines(Object.entries(types), ([ending, type]) => `  ${type} ${ending};`)}
}
gzip_static on;
gzip_vary on;

set $caching no-cache;
add_header Cache-Control $caching always;
set $vary "";
add_header Vary $vary always;
${lines(headers, ([name, value]) => `add_header ${name} "${value}" always;`)}

# What a client gets at a page's address: Markdown if it asks for that, and HTML if it lists text/html, too, unless it
# lists Markdown first or gives HTML less weight.
set $copy .html;
${lines(readsMarkdown, ([pattern, ending]) => `if ($http_accept ~* "${pattern}") { set $copy ${ending}; }`)}

error_page 404 ${base}404.html;
location = ${base}404.html { internal; }
# Over HTTP/2, nginx closes the connection instead of sending this page.
error_page 414 ${base}414.html;
location = ${base}414.html { internal; }
location = ${base}404 { return 404; }

# One header names both, because some caches read only one Vary header.
location / { gzip_vary off; set $vary "Accept, Accept-Encoding"; try_files $uri $uri$copy $uri.html =404; }
location = ${base} { try_files ${base}index.html =404; }
${lines(hashed, (prefix) => cached(base, prefix))}
${others.map((other) => `${homeOf(other)}\n`).join('')}
# Hide server files. Browsers treat a backslash as a slash, so a redirect could leave the site.
location ~ (/\\.(?!well-known/)|\\x5C) { return 404; }
location = ${base}_headers { return 404; }
location = ${base}_redirects { return 404; }

# One address for each page. Unlike \`return\`, \`rewrite\` encodes what it copies from the address.
if ($request_uri ~ ^[^?]*//) { rewrite (?s)^(.+?)/*$ $1 permanent; }
location ~ ./$ { rewrite ^(.+?)/+$ $1 permanent; }
${toHome}location ~ \\.html$ {
  rewrite ^${base.replaceAll('.', '\\.')}index\\.html$ ${base} permanent;
  rewrite ^(.+)/index\\.html$ $1 permanent;
  rewrite ^(.+)\\.html$ $1 permanent;
}
# A file, whose answer doesn't depend on Accept. A version isn't an extension: "11.32".
location ~ \\.[a-z][a-z\\d]*$ { try_files $uri $uri.html =404; }

${lines(redirects, redirect)}
`;
}

const cached = (base: string, prefix: string) =>
  `location ^~ ${base}${prefix} { set $caching "${forever}"; try_files $uri =404; }`;

/** The home page in another language, and its files that never change. */
const homeOf = (
  base: string,
) => `location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }
location = ${base} { try_files ${base}index.html =404; }
${lines(hashed, (prefix) => cached(base, prefix))}`;

/** An exact location takes precedence over patterns, so an old address redirects to the page in one hop. */
function redirect({from, to}: Rules['redirects'][number]): string {
  const [path, fragment] = to.split('#');
  const target = `${path}$is_args$args${fragment ? `#${fragment}` : ''}`;
  return lines(endings, (ending) => `location = ${from}${ending} { return 301 "${target}"; }`);
}

const lines = <T>(items: T[], line: (item: T) => string) => items.map(line).join('\n');
