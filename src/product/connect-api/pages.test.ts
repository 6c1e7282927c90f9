import {readFileSync} from 'node:fs';
import {afterEach, expect, test} from 'vitest';
import {connectApi, connectLimit, connectOperations} from './document';
import {fencesOf, missing, type Reader, startReader} from './testing/reader';

const without = missing(['bash', 'curl', 'jq']);
if (without.length > 0) console.warn(`commands of pages not run: no ${without.join(', ')}`);

let reader: Reader | undefined;

afterEach(async () => {
  await reader?.leave();
  reader = undefined;
});

/** A line that sets an instance's address. The test uses its own. */
const address = /^export CONNECT_URL=.*$/gm;

/** Runs a page's commands one after another in one shell, as its readers do. */
async function follow(file: string, current: Reader, first = ''): Promise<string> {
  const fences = fencesOf(file);
  fences.forEach(current.save);
  const commands = fences.filter(({lang}) => lang === 'bash').map(({value}) => value);
  const {output, errors} = await current.type(
    ['set -e', first, ...commands].join('\n').replace(address, ''),
  );
  expect(errors).toBe('');
  expect(current.server.faults).toEqual([]);
  return output;
}

/** Returns the response that a page shows for its batch. */
function shown(file: string): object {
  const fence = fencesOf(file).find(({meta}) => meta?.includes('connect="sendBatch 200"'));
  return {
    ...JSON.parse(fence?.value ?? '{}'),
    transaction: expect.any(String),
    received: expect.any(String),
  };
}

test.skipIf(without.length > 0 && !process.env.CI)(
  "the reference's commands respond as it shows",
  async () => {
    const file = 'docs/apis/connect-api.md';
    reader = await startReader({role: 'ADMIN'});
    const output = await follow(file, reader);
    const [answer = '', record = ''] = output.split(/(?<=\})\n?(?=\{"uid")/);
    expect(JSON.parse(answer)).toEqual(shown(file));
    expect(JSON.parse(record)).toEqual({uid: 'app-shop', name: 'Web shop', internetFacing: true});
  },
  60_000,
);

test.skipIf(without.length > 0 && !process.env.CI)(
  "the commands on the connector's page respond as it shows",
  async () => {
    const file = 'docs/connectors/connect.md';
    reader = await startReader();
    reader.save({
      type: 'code',
      meta: 'title="definition.json"',
      value: '{"records": [{"uid": "PTD-idor"}]}',
    });
    const definition = `
      token=$(curl --silent "$CONNECT_URL/api/auth/login" --header "Content-Type: application/json" \
        --data @connect-login.json | jq --raw-output .access_token)
      curl --silent --fail --output /dev/null "$CONNECT_URL/api/v1/channels/pentest-reports/definitions" \
        --header "Authorization: Bearer $token" --header "Content-Type: application/json" \
        --data @definition.json`;
    expect(JSON.parse(await follow(file, reader, definition))).toEqual(shown(file));
  },
  60_000,
);

test('the reference has a section for every operation, with the name in its table', () => {
  const text = readFileSync('docs/apis/connect-api.md', 'utf8');
  // Release badges come in between.
  for (const {id, summary} of connectOperations())
    expect(text.replaceAll(/^::since\{.*\}\n\n/gm, '')).toContain(
      `### ${summary}\n\n::connect-operation{id="${id}"}\n`,
    );
});

test("the token's lifetime, which pages have in hours, is the one in seconds", () => {
  const shown = connectApi()['x-limits'].find(({id}) => id === 'tokenSeconds')?.shown;
  expect(shown).toBe(`${connectLimit('tokenSeconds') / 3600} hour`);
});
