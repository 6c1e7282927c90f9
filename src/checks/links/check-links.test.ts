import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLinks} from './check-links';

const other = {
  'docs/guides/security/roles.md': `---\ntitle: Roles\nslug: /roles\n---\n\n## Assign a role\n\n::roles\n`,
  'docs/guides/security/_category_.yml':
    'link:\n  type: generated-index\n  slug: /category/security\n',
  'src/pages/help.tsx': '',
};
const faults = (body: string) =>
  faultsOf(checkLinks, {...other, 'docs/guides/topic/title.md': page(body)});

test('accepts existing files, routes, anchors, and category pages', async () => {
  const body = [
    '[a](../security/roles.md#assign-a-role) [b](/docs/roles?from=11.24) [c](/docs/category/security) [d](/help) [e](#here)',
    '## Here',
    '[f](https://example.com/a?b=c#d) [g](mailto:a@example.com)',
  ];
  expect(await faults(body.join('\n\n'))).toEqual([]);
});

test('rejects an unknown page and suggests the intended one', async () => {
  expect(await faults('[a](./roles.md)')).toEqual([
    'docs/guides/topic/title.md:7  there is no page "./roles.md"  write "../security/roles.md"',
  ]);
});

test("rejects a page's route if the file can be named", async () => {
  expect(await faults('[a](/docs/roles#assign-a-role)')).toEqual([
    expect.stringContaining('write "../security/roles.md#assign-a-role"'),
  ]);
});

test('rejects an unknown anchor', async () => {
  expect(await faults('[a](../security/roles.md#assign-role)')).toEqual([
    'docs/guides/topic/title.md:7  docs/guides/security/roles.md has no anchor "#assign-role"  did you mean "assign-a-role"?',
  ]);
});

test('rejects an old address, an unknown route, and an unencrypted address', async () => {
  const found = await faults('[a](/docs/create-role) [b](/docs/rolse) [c](http://example.com)');
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    '"/docs/create-role" is an old address',
    'no page has the route "/docs/rolse"',
    `"http://example.com" isn't encrypted`,
  ]);
});

test('finds the anchor that Docusaurus makes from a heading with a colon', async () => {
  const heading = '## Allow sts:AssumeRole';
  expect(await faults(`[a](#allow-sts)\n\n${heading}`)).toEqual([]);
  expect(await faults(`[a](#allow-stsassumerole)\n\n${heading}`)).toHaveLength(1);
});

test('finds the anchors of attributes and suggests the intended one', async () => {
  const host = {
    'docs/reference/udm/host.md': '---\ntitle: Host\nmodel: Host\n---\n\n::model-attributes\n',
  };
  const found = (anchor: string) =>
    faultsOf(checkLinks, {
      ...host,
      'docs/reference/udm/index.md': page(`[a](host.md#${anchor})`),
    }).then((all) => all.filter((fault) => fault.includes('index.md:')));
  expect(await found('attribute-hostnames')).toEqual([]);
  expect(await found('attribute-hostname')).toEqual([
    expect.stringContaining('did you mean "attribute-hostnames"?'),
  ]);
});

test("accepts a download that the build makes, and rejects one that isn't served", async () => {
  expect(await faults('[a](pathname:///udm.json)')).toEqual([]);
  expect(await faults('[a](pathname:///udm.json#part)')).toEqual([]);
  expect(await faults('[a](pathname:///model.json)')).toEqual([
    'docs/guides/topic/title.md:7  no file is served at "/model.json"  add it to static, or link to its address',
  ]);
});

test('reports a broken link in a derived part only once', async () => {
  const found = await faultsOf(checkLinks, {
    'docs/reference/udm/host.md': '---\ntitle: Host\nmodel: Host\n---\n\n::model-relationships\n',
  });
  expect(found.filter((fault) => fault.includes('/docs/reference/udm/asset"'))).toHaveLength(1);
});
