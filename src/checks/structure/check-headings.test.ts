import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkHeadings} from './check-headings';

test('accepts an outline in sentence case', async () => {
  const body = [
    '## Create a role',
    '### Sign in with Microsoft Entra ID',
    '### 401 "Invalid Credentials"',
    '### What `GraphQL Explorer` shows: Everything',
    '## Open **Data Quality**',
    '## {Product} in short',
  ];
  expect(await faultsOf(checkHeadings, body.join('\n\n'))).toEqual([]);
});

test('accepts the vendor and product of a connector page', async () => {
  const connector = 'connector:\n  vendor: Zenith\n  product: Zenith Prism\n';
  expect(
    await faultsOf(checkHeadings, {
      'docs/connectors/z.md': page('## The keys of Zenith Prism', connector),
    }),
  ).toEqual([]);
});

test('rejects a second level 1, a skipped level, and a repeated heading', async () => {
  expect(await faultsOf(checkHeadings, '# Roles\n\n### Members\n\n## Limits\n\n## Limits')).toEqual(
    [
      'docs/guides/topic/title.md:7  "Roles" is a second level-1 heading  begin it with ##, because the title is already level 1',
      'docs/guides/topic/title.md:9  "Members" skips a level  begin it with ##',
      'docs/guides/topic/title.md:13  the page has two headings "Limits"  say what is different in this section',
    ],
  );
});

test("rejects a question, and title case in the menus' own words", async () => {
  const found = await faultsOf(checkHeadings, '## What does it show?\n\n## Assign Roles to Users');
  expect(found[0]).toContain('"What does it show?" is a question');
  expect(found[1]).toContain(`"Assign Roles to Users" isn't in sentence case`);
});

test('rejects title case and a lowercase first letter', async () => {
  const found = await faultsOf(checkHeadings, '## Create a New Thing\n\n## limits');
  expect(found[0]).toContain(`"Create a New Thing" isn't in sentence case`);
  expect(found[1]).toContain('begins with a lowercase letter');
});
