import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {download} from './plugin';

test('the dev server serves a download, and passes other requests on', async () => {
  const plugin = download({name: 'data.json', contentType: 'application/json', text: () => '{}'})({
    baseUrl: '/',
  } as LoadContext);
  // Docusaurus's types don't include the dev server's options.
  const configured = plugin.configureWebpack?.({}, false, {} as never, undefined) as
    | {devServer: {setupMiddlewares: (all: unknown[]) => unknown}}
    | undefined;
  const middlewares: {middleware: (...given: unknown[]) => void}[] = [];
  configured?.devServer.setupMiddlewares(middlewares);
  const listener: RequestListener = (request, response) =>
    middlewares[0]?.middleware(request, response, () => response.end('other'));
  const server = createServer(listener).listen(0);
  const {port} = server.address() as AddressInfo;
  const read = (route: string) => fetch(`http://localhost:${port}${route}`);
  expect((await read('/data.json')).headers.get('content-type')).toContain('application/json');
  expect(await (await read('/data.json?again')).text()).toBe('{}');
  expect(await (await read('/docs')).text()).toBe('other');
  server.close();
});
