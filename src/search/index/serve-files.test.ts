import type {IncomingMessage, ServerResponse} from 'node:http';
import {beforeEach, expect, it, vi} from 'vitest';
import {serveFiles} from './serve-files';

let files: () => Map<string, string>;
const next = vi.fn();
beforeEach(() => {
  files = () => new Map([['index.json', '{"format":1}']]);
  next.mockClear();
});

/** Asks the dev server for an address, and gives what it answered, or nothing where others shall answer. */
function get(url: string) {
  const middlewares: unknown[] = [{name: 'webpack-dev-middleware'}];
  expect(serveFiles('/search-index/', () => files()).setupMiddlewares(middlewares)).toEqual([]);
  expect(middlewares).toHaveLength(2);
  const [{middleware}] = middlewares as [
    {middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void},
  ];
  const headers: Record<string, string> = {};
  const response = {
    statusCode: 0,
    headers,
    text: undefined as string | undefined,
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    end: (text?: string) => {
      response.text = text;
    },
  };
  middleware({url} as IncomingMessage, response as unknown as ServerResponse, next);
  return response;
}

it('answers for the files below its folder, before the dev server does, and never from a cache', () => {
  expect(get('/search-index/index.json?v=1')).toMatchObject({
    statusCode: 200,
    text: '{"format":1}',
    headers: {'Content-Type': expect.stringContaining('json'), 'Cache-Control': 'no-cache'},
  });
  expect(next).not.toHaveBeenCalled();
});

it('says that a file is not there, and does not give the home page in its place', () => {
  expect(get('/search-index/words-old.json').statusCode).toBe(404);
  expect(next).not.toHaveBeenCalled();
});

it.each(['/docs/roles', '/search-index', '/'])('leaves %s to others', (url) => {
  get(url);
  expect(next).toHaveBeenCalledExactlyOnceWith();
});

it('asks for the files anew each time', () => {
  get('/search-index/index.json');
  files = () => new Map([['index.json', '{"format":2}']]);
  expect(get('/search-index/index.json').text).toBe('{"format":2}');
});

it('leaves a page that cannot be read to the dev server, which answers with its error, until it is mended', () => {
  const mended = files;
  files = () => {
    throw new Error('docs/roles.md:3');
  };
  expect(() => get('/search-index/index.json')).toThrow('docs/roles.md:3');
  files = mended;
  expect(get('/search-index/index.json').statusCode).toBe(200);
});
