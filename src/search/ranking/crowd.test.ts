import {expect, test} from 'vitest';
import {pathsOf, testEngine, testRecords} from '../index/testing/test-site';

const connector = (name: string) => ({
  title: name,
  route: `/docs/connectors/${name.toLowerCase()}`,
  pageRank: 0,
  lines: ['## Troubleshooting', 'The run ends with 429 Too Many Requests.'],
});
const guide = {
  title: 'Limits of the APIs',
  lines: ['## Wait and repeat', 'Every answer can be 429, and some say Too Many Requests.'],
};

const first = async (query: string, names: string[]) => {
  const {engine, search} = testEngine(testRecords([...names.map(connector), guide]));
  await engine.loadAll();
  return pathsOf(await search(query))[0];
};
const names = ['Acme', 'Burp', 'Censys', 'Dragos', 'Entro'];

test('what many connectors mention is first explained by another page', async () => {
  expect(await first('429 Too Many Requests', names)).toContain('/docs/limits-of-the-apis');
});

test('a connector that the query names stays first', async () => {
  expect(await first('Dragos 429 Too Many Requests', names)).toContain('/docs/connectors/dragos');
});

test('what only one or two connectors mention leads to them', async () => {
  expect(await first('429 Too Many Requests', names.slice(0, 1))).toContain(
    '/docs/connectors/acme',
  );
});
