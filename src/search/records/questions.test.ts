import {expect, test} from 'vitest';
import {testEngine, testRecords} from '../index/testing/test-site';
import {withQuestions} from './questions';

const records = withQuestions(
  testRecords([
    {title: 'Roles', lines: ['Who can do what.', '## Assign a role', 'Open Users.']},
    {title: 'Backups', lines: ['Copies of your data.']},
  ]),
  new Map([
    [
      '/docs/roles',
      {page: ['who is allowed to delete things'], 'assign-a-role': ['promote somebody']},
    ],
  ]),
);

async function find(query: string) {
  const {engine, search} = testEngine(records);
  await engine.loadAll();
  const {hits} = await search(query);
  return hits.map((hit) => [hit.url, hit.type, hit.content]);
}

test("a question in readers' words leads to the section that answers it, and is never shown", async () => {
  const [first] = await find('promote somebody');
  expect(first).toEqual(['https://docs.example.com/docs/roles#assign-a-role', 'lvl2', null]);
});

test('a question of the whole page leads to the page', async () => {
  const [first] = await find('allowed to delete');
  expect(first?.slice(0, 2)).toEqual(['https://docs.example.com/docs/roles', 'lvl1']);
});
