import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {basePathOf} from '../../src/base/base-path';
import {siteUrlOf} from '../../src/base/built-site';
import {installFromDebian} from './debian';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send files compressed with Brotli. */
export const hasBrotli = existsSync(brotli);

/** Returns the path of the installed nginx, or nothing if there's none. */
export const installedNginx = () => places.find((place) => existsSync(place));

/**
 * Finds nginx, and installs Debian's if possible.
 *
 * @returns the executable's path; nothing if none is available, and the tests that need it are skipped
 */
export function findNginx(): string | undefined {
  if (!installedNginx()) installFromDebian(['nginx-light', 'libnginx-mod-http-brotli-static']);
  return installedNginx();
}

/**
 * Writes a configuration for nginx around some `server` blocks, for one run in this folder.
 *
 * @param name the run's unique name
 * @returns the arguments for nginx
 */
export function nginxArguments(name: string, servers: string): string[] {
  const folder = path.resolve('.cache/nginx', name);
  mkdirSync(folder, {recursive: true});
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${brotli};` : ''}
# Whoever runs the tests can read the build; no one else needs to.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary}
  ${servers}
}
`,
  );
  return ['-e', 'stderr', '-c', file];
}

/**
 * A `server` block for a build, like `deploy/nginx.conf` but without encryption.
 *
 * @param folder the build, at the site's path below the server's root
 */
export function plainServer(folder: string, port: number | string): string {
  const build = path.resolve(folder);
  const root = path.join(build, path.posix.relative(basePathOf(siteUrlOf(build)), '/'));
  return `server {
    listen ${port};
    root ${root};
    include ${build}/.nginx/site.conf;
    ${hasBrotli ? 'brotli_static on;' : ''}
  }`;
}
