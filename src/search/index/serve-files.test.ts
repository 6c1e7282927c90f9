import type {IncomingMessage, ServerResponse} from 'node:http';
import {beforeEach, expect, it, vi} from 'vitest';
import {serveFiles} from './serve-files';

let files: () => Map<string, string>;
const next = vi.fn();
beforeEach(() => {
  files = () => new Map([['index.json', '{"format":1}']]);
  next.mockClear();
});

/** Requests an address from the dev server. Returns its response, or nothing if another handler has to respond. */
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

it('serves the files below its folder ahead of the dev server, and never from a cache', () => {
  expect(get('/search-index/index.json?v=1')).toMatchObject({
    statusCode: 200,
    text: '{"format":1}',
    headers: {'Content-Type': expect.stringContaining('json'), 'Cache-Control': 'no-cache'},
  });
  expect(next).not.toHaveBeenCalled();
});

it('responds that a file is missing, instead of sending the home page', () => {
  expect(get('/search-index/words-old.json').statusCode).toBe(404);
  expect(next).not.toHaveBeenCalled();
});

it.each(['/docs/roles', '/search-index', '/'])('leaves %s to other handlers', (url) => {
  get(url);
  expect(next).toHaveBeenCalledExactlyOnceWith();
});

it('requests the files again each time', () => {
  get('/search-index/index.json');
  files = () => new Map([['index.json', '{"format":2}']]);
  expect(get('/search-index/index.json').text).toBe('{"format":2}');
});

it("passes a page's error on to the dev server, which responds with it until the page is fixed", () => {
  const mended = files;
  files = () => {
    throw new Error('docs/roles.md:3');
  };
  expect(() => get('/search-index/index.json')).toThrow('docs/roles.md:3');
  files = mended;
  expect(get('/search-index/index.json').statusCode).toBe(200);
});
