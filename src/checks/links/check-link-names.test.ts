import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkLinkNames} from './check-link-names';

const titled = (title: string, body = '', more = '') =>
  `---\ntitle: ${title}\ndescription: About it.\n${more}---\n\n${body}\n`;

const faults = (link: string) =>
  faultsOf(checkLinkNames, {
    'docs/guides/security/roles.md': titled('Roles', '## Create a role\n\n## Assign a role'),
    'docs/guides/security/users.md': titled(
      'Users',
      '## Create a user\n\n## Create users from person records\n\n## Before you begin',
      'keywords: [sign-in names]\n',
    ),
    'docs/guides/automation/remediation-requests.md': titled('Remediation requests'),
    'docs/reference/udm/request.md': titled('Request'),
    'docs/connectors/okta.md': titled('Okta', '## Severity\n\n## Verify it works'),
    'docs/guides/security/jit-okta.md': titled('JIT provisioning with Okta', '## Severity'),
    'docs/guides/security/keeping.md': titled(
      'Storage',
      'Space.\n\n## Keep records\n\nAn archive. Archives. An archive.\n\n## Limits\n\nRetention.\n\n### Sizes\n\n| Size | In |\n| --- | --- |\n| 1 | Gigabytes |',
    ),
    'docs/releases/platform/11.31.md': titled('Platform 11.31', '## New'),
    'docs/guides/topic/page.md': titled('Page', `${link}\n\n## First things\n\n## Last things`),
  });

test.each([
  ['a title', '[Roles](../security/roles.md)'],
  ['a title in lowercase and in the singular', 'a [role](../security/roles.md)'],
  ['a heading', '[create a role](../security/roles.md#create-a-role)'],
  ['a heading of the linked page', '[create a role](../security/roles.md)'],
  ['another form of the heading', '[Creates users](../security/users.md#create-a-user)'],
  ['a keyword in the front matter', '[sign-in names](../security/users.md)'],
  ['the short form of a title', 'a [request](../automation/remediation-requests.md)'],
  ['a vendor with several pages', '[Okta](../security/jit-okta.md)'],
  ['the same heading on another page', '[Severity](../../connectors/okta.md#severity)'],
  ['a section here', '[First things](#first-things)'],
  ['a word in the section', '[the retention period](../security/keeping.md#limits)'],
  ['a word in a table in part of the section', '[gigabytes](../security/keeping.md#limits)'],
  ['a word that the page uses often', '[archives](../security/keeping.md)'],
  ['another form of the word', '[keeping](../security/keeping.md#keep-records)'],
  ['a possessive', "[the user's sign-in](../security/users.md)"],
  ['words that only give a place', '[the table above](#first-things)'],
  ['a sign', '[→](../security/roles.md)'],
  ['code in camel case', '[`assignRole`](../security/roles.md#assign-a-role)'],
  ['a name in the file name', '[JIT](../security/jit-okta.md)'],
  ['a picture', '[![](x.png)](../security/roles.md)'],
  ['a release by what it introduced', '[Roles](../../releases/platform/11.31.md#new)'],
  ['a release by its version', '[from 11.31 on](../../releases/platform/11.31.md)'],
  ['an address', '[Roles](https://example.com/users)'],
])('accepts %s', async (_, link) => {
  expect(await faults(link)).toEqual([]);
});

test('rejects the title of another page', async () => {
  expect(await faults('[Roles](../security/users.md)')).toEqual([
    `docs/guides/topic/page.md:6  the link text "Roles" is the title of docs/guides/security/roles.md, but the link leads to docs/guides/security/users.md  link to "../security/roles.md", or write the name of the link's target, such as "Users"`,
  ]);
});

test("rejects words that the target doesn't use", async () => {
  expect(await faults('[risk factors](../security/keeping.md#limits)')).toEqual([
    'docs/guides/topic/page.md:6  the link text "risk factors" shares no word with its target, "Limits" in "Storage" (../security/keeping.md#limits)  write "Limits" or one of its words as the link text, or link to the section that "risk factors" names',
  ]);
});

test.each([
  ['a word in another section', '[gigabytes](../security/keeping.md#keep-records)'],
  ['a word that the page uses once', '[gigabytes](../security/keeping.md)'],
])('rejects %s', async (_, link) => {
  expect(await faults(link)).toEqual([expect.stringContaining('shares no word')]);
});

test.each([
  [
    'another heading of the page',
    '[Assign a role](../security/roles.md#create-a-role)',
    'is the heading of another section, but the link leads to "Create a role" in docs/guides/security/roles.md  link to "../security/roles.md#assign-a-role"',
  ],
  ['another heading here', '[Last things](#first-things)', 'link to "#last-things"'],
  [
    'a heading of another page',
    '[Assign a role](../security/users.md)',
    'is the heading of docs/guides/security/roles.md',
  ],
  [
    "another page's title, written like a title",
    '[Request](../automation/remediation-requests.md)',
    'link to "../../reference/udm/request.md", or write the name of the link\'s target, such as "Remediation requests"',
  ],
  [
    'the version of another release',
    '[11.30](../../releases/platform/11.31.md)',
    'names version 11.30, but the link leads to docs/releases/platform/11.31.md  link to "../../releases/platform/11.30.md", or write 11.31',
  ],
])('rejects %s', async (_, link, message) => {
  expect(await faults(link)).toEqual([expect.stringContaining(message)]);
});
