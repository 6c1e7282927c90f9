import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const isPacked = (file: string) => /\.(png|woff2)$/.test(file);

/** A slow line: every request waits, and all requests share the bandwidth. */
export interface Line {
  latency: number;
  bytesPerSecond: number;
}

export interface Server {
  url: string;
  /** Bodies sent since `requests` was emptied. */
  requests: {path: string; bytes: number}[];
  /** Set to slow down the server, including workers' requests, which a browser's own throttle can miss. */
  line?: Line;
  /** Compressed bytes of the file at a path; 0 if there's none. */
  sizeOf(path: string, encoding: Encoding): number;
  close(): void;
}

type Encoding = keyof typeof packers;

const packers = {br: brotliCompressSync, gzip: gzipSync};

/**
 * Serves folders like a static host: compressed, with pages revalidated, and `page` from `page.html`.
 *
 * @param roots folders; the first one that has a file wins
 * @param encoding how bodies are compressed, each once; pictures and fonts already are
 */
export async function serve(roots: string[], encoding: Encoding = 'gzip'): Promise<Server> {
  const bodies = new Map<string, Buffer>();
  const body = (file: string, packing: Encoding) => {
    const key = `${packing} ${file}`;
    let packed = bodies.get(key);
    if (!packed) {
      const plain = readFileSync(file);
      packed = isPacked(file) ? plain : packers[packing](plain);
      bodies.set(key, packed);
    }
    return packed;
  };
  const http = createServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = find(roots, decodeURIComponent(pathname));
    if (server.line) await sleep(server.line.latency);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const packed = body(file, encoding);
    server.requests.push({path: pathname, bytes: packed.length});
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      ...(!isPacked(file) && {'content-encoding': encoding}),
      'content-length': packed.length,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=86400',
    });
    await send(packed, response);
  });

  let lineFree = Promise.resolve();
  const chunk = 8192;
  async function send(packed: Buffer, response: ServerResponse) {
    for (let from = 0; server.line && from < packed.length; from += chunk) {
      const part = packed.subarray(from, from + chunk);
      const {bytesPerSecond} = server.line;
      lineFree = lineFree.then(() => sleep((part.length / bytesPerSecond) * 1000));
      await lineFree;
      response.write(part);
    }
    response.end(server.line ? undefined : packed);
  }

  const server: Server = {
    url: '',
    requests: [],
    sizeOf(pathname, packing) {
      const file = find(roots, decodeURIComponent(pathname));
      return file ? body(file, packing).length : 0;
    },
    close: () => http.close(),
  };
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return server;
}

function find(roots: string[], pathname: string): string | undefined {
  const names = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')];
  return roots
    .flatMap((root) => names.map((name) => path.join(root, name)))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
