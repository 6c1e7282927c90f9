import {readFileSync, statSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/** A server with a build, where another build can be deployed. */
export interface DeployableSite {
  url: string;
  /** The address of the home page. */
  home: string;
  /** Deploys the same pages with different scripts and styles: the build's previous files are gone. */
  deploy(): void;
  /** Deploys as soon as a file is requested. */
  deployAfter(file: RegExp): void;
  /** A stuck deployment: the home page is new, the rest is old, and files not requested yet are gone. */
  getStuck(): void;
  /** How often each page was loaded, by path. */
  loads: Map<string, number>;
  /**
   * Responds to some files like a failing server, or something in between; `mend` ends that. If several faults match a
   * file, the last one counts.
   */
  spoil(file: RegExp, fault: Fault): void;
  mend(): void;
  stop(): Promise<void>;
}

/** What can happen to a file on its way to the reader. One that's late doesn't arrive before `mend`. A text replaces it, as HTML or with the file's own type. */
export type Fault =
  | 404
  | 500
  | 'no answer'
  | 'late'
  | 'cut'
  | 'empty'
  | {text: string; type?: string};

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const hashed = /[.-]([0-9a-f]{8,10})\.(?:js|css|json)$/;

/**
 * Serves a build like the real servers, but keeps the browser from caching files: what's gone is gone.
 *
 * @param folder the server's root
 * @param base where the build is below it: `/docs-site/`
 */
export async function serveDeployable(folder: string, base = '/'): Promise<DeployableSite> {
  const folders = ['assets/js', 'assets/css', 'search-index'];
  const files = await Promise.all(folders.map((each) => readdir(path.join(folder, base, each))));
  const hashes = new Set(files.flat().flatMap((name) => hashed.exec(name)?.[1] ?? []));
  /** Returns the new build's names for the old build's names, and vice versa. */
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8,10}\b/g, (word) =>
      hashes.has(word) || hashes.has(turned(word)) ? turned(word) : word,
    );
  let isDeployed = (_pathname: string) => false;
  let isLost = (_pathname: string) => false;
  let trigger: RegExp | undefined;
  const asked = new Set<string>();
  const loads = new Map<string, number>();
  let spoilt: {file: RegExp; fault: Fault}[] = [];
  let late: (() => void)[] = [];

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isNew = isDeployed(pathname);
    const isOld = hashes.has(hashed.exec(pathname)?.[1] ?? '');
    const isGone = isOld && (isNew || isLost(pathname));
    asked.add(pathname);
    if (trigger?.test(pathname)) isDeployed = () => true;
    const file = isGone ? undefined : fileOf(folder, isNew ? rename(pathname) : pathname);
    const found = file ?? path.join(folder, base, '404.html');
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    if (request.headers['sec-fetch-dest'] === 'document') {
      loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
    }
    const fault = spoilt.findLast((each) => each.file.test(pathname))?.fault;
    const send = () => {
      const isText = /html|css|javascript|json/.test(type);
      const content = readFileSync(found);
      response.writeHead(found === file ? 200 : 404, {
        'content-type': type,
        'cache-control': 'no-store',
      });
      response.end(isNew && isText ? rename(content.toString()) : content);
    };
    if (fault === undefined) send();
    else if (fault === 'late') late.push(send);
    else answerWith(fault, response, found, type);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    home: url + base,
    deploy() {
      isDeployed = () => true;
    },
    deployAfter(file) {
      trigger = file;
    },
    getStuck() {
      const kept = new Set(asked);
      isDeployed = (pathname) => pathname === base;
      isLost = (pathname) => !kept.has(pathname);
    },
    loads,
    spoil(file, fault) {
      spoilt.push({file, fault});
    },
    mend() {
      spoilt = [];
      for (const send of late) send();
      late = [];
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerWith(
  fault: Exclude<Fault, 'late'>,
  response: ServerResponse,
  file: string,
  type: string,
): void {
  const send = (status: number, contentType: string, text: string) =>
    response
      .writeHead(status, {'content-type': contentType, 'cache-control': 'no-store'})
      .end(text);
  if (fault === 'no answer') response.destroy();
  else if (fault === 'empty') send(200, type, '');
  else if (typeof fault === 'object') send(200, fault.type ?? 'text/html', fault.text);
  else if (fault !== 'cut') send(fault, 'text/html', '<h1>Trouble</h1>');
  else {
    const content = readFileSync(file);
    response.writeHead(200, {'content-type': type, 'content-length': content.length});
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  }
}

/** A different hash; applied twice, it returns the original. */
const turned = (hash: string) =>
  hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/** The file for an address, with clean addresses for pages. */
function fileOf(folder: string, pathname: string): string | undefined {
  const place = path.join(folder, decodeURIComponent(pathname));
  const places = pathname.endsWith('/')
    ? [path.join(place, 'index.html')]
    : [place, `${place}.html`];
  return places.find((each) => statSync(each, {throwIfNoEntry: false})?.isFile());
}
