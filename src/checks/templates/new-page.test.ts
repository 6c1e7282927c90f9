import {describe, expect, test} from 'vitest';
import {readFiles} from '../../base/source/files';
import {connectorReleasesOf} from '../../product/releases/connector-months';
import {udm} from '../../product/udm';
import {pageFileOf} from '../../product/udm/address';
import {checks} from '..';
import {formatFault, run} from '../run';
import {createSite} from '../site';
import {requiredSections} from '../structure/sections';
import {newPage} from './new-page';

test.each([
  ['connector', 'acme', 'docs/connectors/acme.md', 'title: Acme'],
  [
    'guide',
    'searching/find-duplicates',
    'docs/guides/searching/find-duplicates.md',
    'title: Find duplicates',
  ],
  ['release', 'platform/11.9', 'docs/releases/platform/11.9.md', 'sidebar_position: -1109'],
  [
    'release',
    'connector/01-2026',
    'docs/releases/connector/01-2026.md',
    'title: Connector releases, January 2026',
  ],
  ['model', 'host-image', 'docs/reference/udm/host-image.md', 'FIND HostImage AS m'],
])('creates %s %s at %s', (kind, name, path, part) => {
  const page = newPage(kind, name);
  expect(page.path).toBe(path);
  expect(page.text).toContain(part);
  expect(page.text).not.toContain('{{');
});

test('suggests the intended kind for a misspelled one', () => {
  expect(() => newPage('conector', 'acme')).toThrow('did you mean "connector"?');
  expect(() => newPage(undefined, undefined)).toThrow('connector, guide, release, model');
});

test.each([
  ['connector', 'Acme Cloud'],
  ['connector', '../acme'],
  ['guide', 'save-queries'],
  ['release', 'platform/11'],
  ['release', 'connector/13-2026'],
  ['model', undefined],
])('rejects the %s "%s" and shows a name that fits', (kind, name) => {
  expect(() => newPage(kind, name)).toThrow('Write a name like');
});

/** The pages whose sections or attributes new pages link to. For other pages, the front matter is enough. */
const linked = [
  ...udm.models.map(pageFileOf),
  ...connectorReleasesOf('2025-12').map(({page}) => `docs/connectors/${page.file}.md`),
  'docs/connectors/index.md',
  'docs/guides/getting-data-in/data-integration.md',
  'docs/guides/getting-data-in/data-orchestration.md',
  'docs/reference/glossary.md',
];

describe('a new page has no fault except its placeholders', async () => {
  const pages = [
    newPage('connector', 'acme'),
    newPage('guide', 'searching/find-duplicates'),
    // A release in src/product/facts/versions.yaml, and a month when a connector changed.
    newPage('release', 'platform/11.31'),
    newPage('release', 'connector/12-2025'),
    newPage('release', 'agent/4.4'),
    newPage('model', 'host-image'),
  ];
  const files = Object.entries(readFiles(process.cwd())).map(([file, text]) => [
    file,
    file.startsWith('docs/') && !linked.includes(file) ? text.replace(/(?<=\n---\n).*/s, '') : text,
  ]);
  const site = createSite(
    Object.fromEntries([...files, ...pages.map(({path, text}) => [path, text])]),
    {selected: pages.map(({path}) => path)},
  );
  const {faults} = await run(checks, site);

  test.each(pages)('$path', ({path, text}) => {
    // Text with placeholders is too short until it's filled in. Questions are in the folder's own file.
    const later = ['substance', 'questions'];
    const own = faults.filter(({file, check}) => file === path && !later.includes(check));
    expect(own.filter(({check}) => check !== 'placeholders').map(formatFault)).toEqual([]);
    expect(own).toHaveLength(text.split('FILL IN').length - 1);
    const page = site.pageByPath.get(path);
    const sections = page?.headings.map((heading) => heading.text);
    expect(sections).toEqual(expect.arrayContaining(requiredSections[page?.kind ?? 'reference']));
  });
});
