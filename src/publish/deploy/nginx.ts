import {forever, hashed, isText, type Rules, types} from './rules';

/** Endings under which a page of another kind of host was known; an old address is accepted with each. */
const endings = ['', '/', '.html', '/index.html'];

/** Writes the part of nginx's configuration that goes into a `server` block whose `root` is the build. */
export function nginxConfig({headers, redirects}: Rules): string {
  const texts = [...new Set(Object.values(types))].filter(isText);
  return `# Made with the site by src/publish/deploy/nginx.ts, for a server whose root is this build.

server_tokens off;
# Behind another server, this one knows neither the scheme nor the port that readers see.
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
${lines(headers, ([name, value]) => `add_header ${name} "${value}" always;`)}

error_page 404 /404.html;
location = /404.html { internal; }
# Over HTTP/2, nginx closes the connection instead.
error_page 414 /414.html;
location = /414.html { internal; }
location = /404 { return 404; }

location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
${lines(hashed, (prefix) => `location ^~ ${prefix} { set $caching "${forever}"; try_files $uri =404; }`)}

# What servers read is not for readers. A backslash counts as a slash in browsers: a redirect could leave the site.
location ~ (/\\.(?!well-known/)|\\x5C) { return 404; }
location = /_headers { return 404; }
location = /_redirects { return 404; }

# One address for each page. \`rewrite\` encodes what it takes over from the address, as \`return\` does not.
if ($request_uri ~ ^[^?]*//) { rewrite (?s)^(.+?)/*$ $1 permanent; }
location ~ ./$ { rewrite ^(.+?)/+$ $1 permanent; }
location ~ \\.html$ {
  rewrite ^/index\\.html$ / permanent;
  rewrite ^(.+)/index\\.html$ $1 permanent;
  rewrite ^(.+)\\.html$ $1 permanent;
}

${lines(redirects, redirect)}
`;
}

/** An exact location wins over those with a pattern, so the old address leads to the page at once. */
function redirect({from, to}: Rules['redirects'][number]): string {
  const [path, fragment] = to.split('#');
  const target = `${path}$is_args$args${fragment ? `#${fragment}` : ''}`;
  return lines(endings, (ending) => `location = ${from}${ending} { return 301 "${target}"; }`);
}

const lines = <T>(items: T[], line: (item: T) => string) => items.map(line).join('\n');
