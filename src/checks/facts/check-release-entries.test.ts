import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkReleaseEntries} from './check-release-entries';

const faults = (entries: string, path = 'docs/releases/platform/11.32.md') =>
  faultsOf(checkReleaseEntries, {[path]: page(`## New\n\n${entries}`)});

const link = '[Users](../../guides/security/users.md)';

test('accepts entries that are numbered and have an area and a link', async () => {
  expect(
    await faults(`- \`11.32-01\` **Security.** A. ${link}\n- \`11.32-02\` **API.** B. ${link}`),
  ).toEqual([]);
});

test('accepts numbers that increase within a section, not from section to section', async () => {
  expect(
    await faults(
      `- \`11.32-02\` **API.** B. ${link}\n\n## Fixed\n\n- \`11.32-01\` **API.** A. ${link}`,
    ),
  ).toEqual([]);
});

test('accepts lists elsewhere on the page', async () => {
  const body = '- A list of its own.\n\n## Upgrade notes\n\nNot applicable: nothing to do.';
  expect(
    await faultsOf(checkReleaseEntries, {'docs/releases/platform/11.32.md': page(body)}),
  ).toEqual([]);
});

test.each([
  ['text without an id', `- Users can be exported. ${link}`, "isn't an entry"],
  ['a gap in the numbers', `- \`11.32-02\` **API.** B. ${link}`, 'write `11.32-01`'],
  [
    'a number that another entry has',
    `- \`11.32-01\` **API.** A. ${link}\n- \`11.32-01\` **API.** B. ${link}`,
    'write `11.32-02`',
  ],
  [
    'entries that are out of order',
    `- \`11.32-02\` **API.** B. ${link}\n- \`11.32-01\` **API.** A. ${link}`,
    'order a section by number',
  ],
  ['the id of another release', `- \`11.31-01\` **API.** B. ${link}`, 'write `11.32-01`'],
  ['an unknown area', `- \`11.32-01\` **Tickets.** B. ${link}`, `"Tickets" isn't an area`],
  [
    'an entry without a page',
    '- `11.32-01` **API.** See [us](https://a.example).',
    "doesn't link to a page",
  ],
])('rejects %s', async (_, entry, message) => {
  expect(await faults(entry)).toEqual([expect.stringContaining(message)]);
});

test('the agent and Connect have their own numbers and areas', async () => {
  const path = 'docs/releases/agent/4.4.md';
  expect(await faults(`- \`agent-4.4-01\` **Runs.** A. ${link}`, path)).toEqual([]);
  expect(await faults(`- \`agent-4.4-01\` **API.** A. ${link}`, path)).toEqual([
    expect.stringContaining(`"API" isn't an area of agent`),
  ]);
});
