import {expect, test} from 'vitest';
import {pathsOf, testEngine, testRecords} from '../index/testing/test-site';

/** Many pages that repeat a few everyday words. */
const everyday = [
  'Work is saved under your name. Work that is saved stays until you change it.',
  'The current user, another user, and users of a team. A user saves what a user owns.',
  'A permission, permissions of a user, and permissions under another. Specified items.',
  'A change that failed, the current change, and items that you save.',
].flatMap((text, of) =>
  Array.from({length: 10}, (_, at) => ({
    title: `Guide ${of}${at}`,
    lines: Array.from({length: 5}, () => text),
  })),
);
const tracker = {
  title: 'Tracker',
  route: '/docs/connectors/tracker',
  pageRank: 0,
  lines: [
    '## Set up',
    'Create a token, and paste it into the integration.',
    '## Troubleshooting',
    'TF237111 no permission for the area path · Remedy: Grant the group the area permissions',
  ],
};

async function find(query: string) {
  const {engine, search} = testEngine(testRecords([...everyday, tracker]));
  await engine.loadAll();
  return search(query);
}

test("a pasted line from a log leads to its message, although other pages have more of the line's words", async () => {
  const line =
    '[2026-11-28 22:10:44] WARN push failed: TF237111: The current user does not have permissions to save work items under the area path.';
  expect(pathsOf(await find(line))[0]).toBe('/docs/connectors/tracker#troubleshooting');
});

test('names in a pasted message are not corrected to words that resemble them', async () => {
  const result = await find(
    'push failed for tockens@corp.example: TF237111 no permission for area path "paster"',
  );
  expect(result.correctedQuery).toBeUndefined();
  expect(pathsOf(result)[0]).toBe('/docs/connectors/tracker#troubleshooting');
});
