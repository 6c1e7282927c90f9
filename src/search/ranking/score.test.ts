import {expect, test} from 'vitest';
import {pathsOf, testEngine, testRecords} from '../index/testing/test-site';

test("other pages come before the second-best place on a page whose title is what's searched for", async () => {
  const lines = ['## Create a role', 'Select Create.', '## Copy a role', 'Select Copy.'];
  const {engine, search} = testEngine(
    testRecords([
      {title: 'Roles', lines: ['Roles give access.', ...lines]},
      {title: 'Users and roles', lines: ['Users have roles.']},
    ]),
  );
  await engine.loadAll();
  expect(pathsOf(await search('role')).slice(0, 3)).toEqual([
    '/docs/roles',
    '/docs/users-and-roles',
    '/docs/roles#create-a-role',
  ]);
});
