import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkVersions} from './check-versions';

const release = (version: string, target: string) =>
  page(`## New\n\n- \`${version}-01\` **Security.** A. [B](../../guides/topic/${target}.md)`);

const files = (path: string, body: string) => ({
  'docs/releases/platform/11.31.md': release('11.31', 'title'),
  'docs/releases/platform/11.32.md': release('11.32', 'other'),
  'docs/guides/topic/other.md': page('Text.'),
  [path]: page(body),
});
const faults = (body: string, path = 'docs/guides/topic/title.md') =>
  faultsOf(checkVersions, files(path, body));

test.each([
  ['the version that introduced what the page documents', 'It works from platform 11.31 on.'],
  ['a requirement', '- Your platform is 11.31 or later.'],
  ['what was true until then', 'Up to platform 11.30 it was a report. On 11.30 or earlier, wait.'],
  [
    'a version of a linked page',
    '[Other](./other.md) came with release 11.32: before 11.32, wait.',
  ],
  ['a version in a row that links', '| [Other](./other.md) | Since 11.32 |\n| --- | --- |'],
  ['a version by reference', 'It works from platform :version[11.32-05] on.'],
  ["a version that isn't a bound", 'To go back from 11.31, install 11.29 first.'],
  [
    'an agent',
    'The agent is below 4.2. Agent 4.4 is the newest release. The newest release is 4.4.',
  ],
  ['a score', 'A score from 11.5 points; from 0.0 to 10.0, and 7.5 or later.'],
  ['a version with three parts', 'OpenSSL before 11.99.1, from 10.0.0.1'],
])('accepts %s', async (_, body) => {
  expect(await faults(body)).toEqual([]);
});

test("accepts a vendor's version on a connector's page", async () => {
  const path = 'docs/connectors/jamf-pro.md';
  expect(
    await faults('Jamf Pro before 11.99 needs it, from release 12.8 on. Agent 9.1.', path),
  ).toEqual([]);
});

test.each([
  [
    "a platform version that doesn't exist",
    'Since platform 11.99.',
    'platform has no version 11.99',
  ],
  ['a bare version', 'It works from 11.99 on.', 'platform has no version 11.99'],
  ['a release', 'Release 12.4 brings it.', '"Release 12.4": platform has no version 12.4'],
  ['an agent', 'Update to agent 9.1.', 'agent has no version 9.1'],
  ['Connect', 'Connect 7.0 brings it.', 'connect has no version 7.0'],
])('rejects %s', async (_, body, message) => {
  expect(await faults(body)).toEqual([expect.stringContaining(message)]);
});

test("rejects a version whose release doesn't link to the page", async () => {
  expect(await faults('It works from platform 11.32 on.')).toEqual([
    'docs/guides/topic/title.md:7  "from platform 11.32 on": no entry of platform 11.32 links to docs/guides/topic/title.md  entries of platform 11.31 do; write the right version, or its entry as :version[…], or link to the page that the entry links to',
  ]);
});
