import {expect, test} from 'vitest';
import {page} from '../faults-of';
import {formatFault, run} from '../run';
import {createSite} from '../site';
import {checkFormerAnchors} from './check-former-anchors';

const path = 'docs/guides/topic/title.md';

/** The faults of a page whose text was `before` at the last review. */
async function faultsOf(before: string, now: string, entries = '') {
  const files = {
    [path]: page(now),
    'src/product/redirects/anchors.yaml': `# Anchors\n${entries}\n`,
  };
  const site = createSite(files, {reviewed: new Map([[path, page(before)]])});
  const {faults} = await run({test: checkFormerAnchors}, site);
  return faults.map(formatFault);
}

const entry = (from: string, to: string) =>
  `- {page: guides/topic/title.md, from: ${from}, to: ${to}}`;

test('requires an entry for a deleted heading that names the current section', async () => {
  const [fault] = await faultsOf('## Make a role', '## Create a role');
  expect(fault).toContain(
    'the heading "Make a role" is gone, but readers have links to "#make-a-role"',
  );
  expect(fault).toContain('from: make-a-role');
  const listed = entry('make-a-role', 'create-a-role');
  expect(await faultsOf('## Make a role', '## Create a role', listed)).toEqual([]);
});

test('requires no entry for a heading that moved within its page', async () => {
  expect(await faultsOf('## A\n\n## B', '## B\n\n## A')).toEqual([]);
});

test.each([
  ["to a section that doesn't exist", entry('make', 'creat'), 'did you mean "create"?'],
  ['from a section that exists', entry('create', 'create'), 'delete the entry'],
  [
    "for a page that doesn't exist",
    '- {page: guides/x.md, from: a, to: b}',
    'there is no page docs/guides/x.md',
  ],
])('rejects an entry %s', async (_, entries, message) => {
  expect((await faultsOf('## Create', '## Create', entries)).join()).toContain(message);
});
