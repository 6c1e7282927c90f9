import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkFrontMatter} from './check-front-matter';

const description =
  'description: Set password, lockout, session and MFA rules, with every default.';
const file = 'docs/guides/security/title.md';
const faults = (frontMatter: string) =>
  faultsOf(checkFrontMatter, {[file]: `---\n${frontMatter}\n---\n\nText.\n`});

test('accepts a title and a description of 50 to 160 characters', async () => {
  expect(await faults(`title: Security policies\n${description}`)).toEqual([]);
});

test('rejects a missing title and a short description and reports their lines', async () => {
  const found = await faults('description: Too short.');
  expect(found[0]).toMatch(/^docs\/guides\/security\/title\.md:1 {2}"title"/);
  expect(found[1]).toMatch(/:2 {2}"description" has fewer than 50 characters/);
});

test('counts the characters of a description after the product is filled in', async () => {
  expect(await faults(`title: T\ndescription: "${'x'.repeat(152)} {Product}"`)).toEqual([]);
  expect((await faults(`title: T\ndescription: "${'x'.repeat(158)} {Product}"`))[0]).toContain(
    'more than 160',
  );
});

test('suggests the intended key for a misspelled one', async () => {
  expect(await faults(`title: T\n${description}\nsidebar_postion: 3`)).toEqual([
    `${file}:4  there is no key "sidebar_postion"  did you mean "sidebar_position"?`,
  ]);
});

test('accepts keywords only as a list without commas in them', async () => {
  const found = (keywords: string) => faults(`title: T\n${description}\nkeywords: ${keywords}`);
  expect(await found('[password policy, 2FA]')).toEqual([]);
  expect((await found('["password, 2FA"]'))[0]).toMatch(/:4 {2}"keywords.0" has a comma/);
  expect(await found('password')).toHaveLength(1);
});

test("reports YAML that doesn't parse", async () => {
  expect((await faults(`title: "T\n${description}`))[0]).toMatch(/title\.md:\d+ {2}/);
});

test('reports the line of a fault inside the connector block', async () => {
  const found = await faultsOf(checkFrontMatter, {
    'docs/connectors/acme.md': `---\ntitle: T\n${description}\nconnector:\n  vendor: Acme\n  hosting: moon\n---\n`,
  });
  expect(found.find((fault) => fault.includes('connector.hosting'))).toMatch(
    /^docs\/connectors\/acme\.md:6 /,
  );
});

test('requires the connector block on a connector page', async () => {
  const found = await faultsOf(checkFrontMatter, {
    'docs/connectors/acme.md': `---\ntitle: T\n${description}\n---\n`,
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('no "connector:" block');
});

test.each([
  ['', 1, 'the page is empty'],
  ['Text.\n', 1, 'the page has no front matter'],
  ['---\ntitle: T\n\nText.\n', 1, 'one of the two is missing'],
  ['--- \ntitle: T\n---\n', 1, 'one of the two is missing'],
  ['---\n- title\n---\n', 2, 'front matter needs "key: value" on each line'],
  ['---\ntitle: T\ntitle: U\n---\n', 3, 'Map keys must be unique'],
  ['---\nconnector:\n\ttitle: T\n---\n', 3, 'Tabs are not allowed as indentation'],
  ['---\ntitle: T\nslug: &a /a\n---\n', 3, '"&a" is an anchor'],
  ['---\ntitle: T\n---\n', 1, '"description" is missing'],
])('reports the fault of %j on line %i', async (text, line, wrong) => {
  const [fault] = await faultsOf(checkFrontMatter, {[file]: text});
  expect(fault).toContain(`${file}:${line}  `);
  expect(fault).toContain(wrong);
});
