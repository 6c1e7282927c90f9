import type {Code} from 'mdast';
import {describe, expect, test} from 'vitest';
import {operationNodes} from '../../content/directives/operation-nodes';
import {labelOf} from '../../content/tabs/fence-tabs';
import {ownApis} from '../own-apis';
import {connectOperations} from './document';
import {channel, missing, startReader} from './testing/reader';

/** How to run programs, one after another in one process. */
const clients = {
  cURL: {needs: ['bash', 'curl'], run: 'bash -e', join: (all: string[]) => all.join('\n')},
  JavaScript: {
    needs: ['bash', 'node'],
    run: 'node --input-type=module',
    // Each program declares the same names.
    join: (all: string[]) => all.map((each) => `{\n${each}\n}`).join('\n'),
  },
  Python: {needs: ['bash', 'python3'], run: 'python3', join: (all: string[]) => all.join('\n')},
};

/** Returns a request's program in a language, as its page shows it. */
function programOf(id: string, language: string): string {
  const operation = connectOperations().find((each) => each.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const nodes = operationNodes(operation, {api: ownApis().connect});
  return nodes.find((node): node is Code => labelOf(node) === language)?.value ?? '';
}

/** Every request, in an order in which each finds what it needs. */
const ids = [
  'login',
  'listChannels',
  'putObject',
  'getObject',
  'listObjects',
  'sendBatch',
  'listRecords',
  'getRecord',
  'deleteRecord',
  'deleteObject',
];

test('all requests are run, except the one that needs the transaction of an earlier batch', () => {
  const all = connectOperations().map(({id}) => id);
  expect(all.filter((id) => !ids.includes(id))).toEqual(['getBatch']);
});

describe.concurrent.each(Object.entries(clients))(
  'the programs in %s',
  (language, {needs, run, join}) => {
    const without = missing(needs);
    if (without.length > 0) console.warn(`not run in ${language}: no ${without.join(', ')}`);

    test.skipIf(without.length > 0 && !process.env.CI)(
      'send what the API accepts, and print the response',
      async ({onTestFinished}) => {
        const reader = await startReader({role: 'ADMIN'});
        onTestFinished(reader.leave);
        const {url, log, faults} = reader.server;
        const token = await prepare(url);
        log.length = 0;
        const program = join(ids.map((id) => programOf(id, language)));
        reader.save({type: 'code', meta: 'title="program.txt"', value: program});
        const {output, errors} = await reader.type(`CONNECT_TOKEN=${token} ${run} < program.txt`);
        expect(errors).toBe('');
        expect(log.map((each) => each.split(' ')[0])).toEqual(ids);
        expect(output).toContain('PT-2025-11-04');
        expect(faults).toEqual([]);
      },
      60_000,
    );
  },
);

/** Logs in, and sends the record that the examples read and delete. */
async function prepare(url: string): Promise<string> {
  const send = async (to: string, body: object, token = '') => {
    const response = await fetch(`${url}${to}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`},
      body: JSON.stringify(body),
    });
    return (await response.json()) as {access_token: string};
  };
  const login = {username: 'pentest-import', password: '<password>'};
  const {access_token: token} = await send('/api/auth/login', login);
  await send(`/api/v1/channels/${channel}/applications`, {records: [{uid: 'app-shop'}]}, token);
  return token;
}
