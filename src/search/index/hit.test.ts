import {expect, it} from 'vitest';
import {testEngine, testRecords} from './testing/test-site';

it("gives every hit its record's objectID, so that favorites survive a change of backend", async () => {
  const records = testRecords([
    {
      title: 'Roles',
      description: 'A role decides what a person may do.',
      lines: [
        'A role before any heading.',
        '## Create a role',
        'Select **Create role**.',
        'The role is ready.',
        '## Delete a role',
        'Select the role.',
        'The role is ready.',
        'The role is ready.',
      ],
    },
  ]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);

  const {search} = testEngine(records);
  for (const query of ['role', 'role before heading', 'role is ready', 'create a role', 'person']) {
    const {hits} = await search(query);
    expect(hits.length).toBeGreaterThan(0);
    for (const {objectID, url, type} of hits) {
      const record = records.find((each) => each.objectID === objectID);
      expect(record, String(objectID)).toMatchObject({url, type});
    }
  }
});

it("keeps a piece's objectID when other pieces are added or removed", async () => {
  const idsOf = (lines: string[]) =>
    new Map(testRecords([{title: 'Roles', lines}]).map((each) => [each.content, each.objectID]));
  const before = idsOf(['## Create', 'Select it.']);
  const after = idsOf(['Welcome.', '## Create', 'Read this.', 'Select it.']);
  expect(after.get('Select it.')).toBe(before.get('Select it.'));
});

it("names only the headings above a hit, not an earlier section's", async () => {
  const {engine, search} = testEngine(
    testRecords([
      {
        title: 'Roles',
        lines: [
          'Aardvarks come first.',
          '## Create',
          '### In the console',
          '#### With a template',
          'Badgers dig.',
          '### With the API',
          'Camels walk.',
          '## Delete',
          'Dingoes howl.',
        ],
      },
    ]),
  );
  await engine.loadAll();
  const headingsOf = async (query: string) => {
    const [hit] = (await search(query)).hits;
    return Object.values((hit?.hierarchy ?? {}) as Record<string, string | null>);
  };
  const none = null;
  expect(await headingsOf('aardvarks')).toEqual(['Guides', 'Roles', none, none, none, none, none]);
  expect(await headingsOf('badgers')).toEqual([
    ...['Guides', 'Roles', 'Create', 'In the console', 'With a template'],
    ...[none, none],
  ]);
  expect(await headingsOf('camels')).toEqual([
    ...['Guides', 'Roles', 'Create', 'With the API'],
    ...[none, none, none],
  ]);
  expect(await headingsOf('dingoes')).toEqual([
    ...['Guides', 'Roles', 'Delete'],
    ...[none, none, none, none],
  ]);
});
