import {readFileSync, statSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/** A server of a build on which another build can be deployed. */
export interface DeployableSite {
  url: string;
  /** Puts the same pages in place with other scripts and styles: what the build had before is gone. */
  deploy(): void;
  /** Deploys as soon as a file was asked for. */
  deployAfter(file: RegExp): void;
  /** A deployment that does not get on: the home page is new, the rest is old, and what was not asked for yet is gone. */
  getStuck(): void;
  /** How often each page was loaded, by its path. */
  loads: Map<string, number>;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const hashed = /[.-]([0-9a-f]{8,10})\.(?:js|css|json)$/;

/** Serves a build as the real servers do, but keeps the browser from keeping files: what is gone is gone. */
export async function serveDeployable(folder: string): Promise<DeployableSite> {
  const folders = ['assets/js', 'assets/css', 'search-index'];
  const files = await Promise.all(folders.map((each) => readdir(path.join(folder, each))));
  const hashes = new Set(files.flat().flatMap((name) => hashed.exec(name)?.[1] ?? []));
  /** Gives the names of the new build for those of the old one, and the other way round. */
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8,10}\b/g, (word) =>
      hashes.has(word) || hashes.has(turned(word)) ? turned(word) : word,
    );
  let isDeployed = (_pathname: string) => false;
  let isLost = (_pathname: string) => false;
  let trigger: RegExp | undefined;
  const asked = new Set<string>();
  const loads = new Map<string, number>();

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isNew = isDeployed(pathname);
    const isOld = hashes.has(hashed.exec(pathname)?.[1] ?? '');
    const isGone = isOld && (isNew || isLost(pathname));
    asked.add(pathname);
    if (trigger?.test(pathname)) isDeployed = () => true;
    const file = isGone ? undefined : fileOf(folder, isNew ? rename(pathname) : pathname);
    const found = file ?? path.join(folder, '404.html');
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    if (request.headers['sec-fetch-dest'] === 'document') {
      loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
    }
    const isText = /html|css|javascript|json/.test(type);
    const content = readFileSync(found);
    response.writeHead(found === file ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-store',
    });
    response.end(isNew && isText ? rename(content.toString()) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      isDeployed = () => true;
    },
    deployAfter(file) {
      trigger = file;
    },
    getStuck() {
      const kept = new Set(asked);
      isDeployed = (pathname) => pathname === '/';
      isLost = (pathname) => !kept.has(pathname);
    },
    loads,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Another hash, never the same; twice gives the first. */
const turned = (hash: string) =>
  hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/** The file behind an address, with clean addresses for pages. */
function fileOf(folder: string, pathname: string): string | undefined {
  const place = path.join(folder, decodeURIComponent(pathname));
  const places = pathname === '/' ? [path.join(folder, 'index.html')] : [place, `${place}.html`];
  return places.find((each) => statSync(each, {throwIfNoEntry: false})?.isFile());
}
