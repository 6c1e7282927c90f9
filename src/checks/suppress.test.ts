import {expect, test} from 'vitest';
import {checks} from '.';
import type {CheckFault} from './run';
import {createSite} from './site';
import {fallible, suppress, suppressionsFile, wayOut} from './suppress';

const fault: CheckFault = {
  check: 'voice',
  file: 'docs/apis/a.md',
  line: 1,
  wrong: '"etc."',
  fix: 'name them',
};
const left = (yaml: string) =>
  suppress(
    [fault],
    createSite({'docs/apis/a.md': 'The folder /etc. is read.\n', [suppressionsFile]: yaml}),
    ['voice'],
  );

test('removes a fault that an entry explains', () => {
  const entry =
    '- { check: voice, file: docs/apis/a.md, text: /etc., reason: It is the name of a folder. }';
  expect(left(entry)).toEqual([]);
});

test('reports an unused entry and keeps the fault', () => {
  const found = left(
    '# List\n- { check: voice, file: docs/apis/a.md, text: simply, reason: It is the name of a folder. }',
  );
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
    'docs/apis/a.md:1',
    `${suppressionsFile}:2`,
  ]);
});

test('suggests the intended check for a misspelled one', () => {
  const found = left(
    '- { check: voise, file: docs/apis/a.md, text: /etc., reason: It is the name of a folder. }',
  );
  expect(found.at(-1)?.fix).toContain('did you mean "voice"?');
});

test('rejects an entry without a reason and reports its line', () => {
  expect(() => left('# List\n- { check: voice, file: docs/apis/a.md, text: /etc. }')).toThrow(
    `${suppressionsFile}:2`,
  );
});

test('says once what to do if a check is wrong, but only for checks that can be', () => {
  const of = (...names: string[]) => wayOut(names.map((check) => ({...fault, check})));
  expect(of()).toEqual([]);
  expect(of('yaml', 'links')).toEqual([]);
  expect(of('names', 'links', 'slips')).toEqual([expect.stringContaining(suppressionsFile)]);
});

/** Checks that compare names and shapes. */
const exact = [
  ['unique', 'models', 'release-pages', 'release-badges', 'front-matter', 'slugs', 'sections'],
  [
    'connector-tables',
    'connector-numbers',
    'release-entries',
    'placeholders',
    'directives',
    'exercises',
    'operator-examples',
    'retired-connectors',
  ],
  ['bql', 'messages', 'query-layout', 'query-results', 'table-headers', 'related-pages', 'fences'],
  ['data-fences', 'graphql', 'sidebars', 'product-name', 'syntax', 'markdown', 'bql-reference'],
  [
    'shell-fences',
    'python-fences',
    'links',
    'redirects',
    'images',
    'landscape',
    'svgs',
    'unused-images',
  ],
  [
    'product-data',
    'not-offered',
    'owner-statements',
    'retention-references',
    'frozen-pages',
    'translations',
    'translated-texts',
    'installation-commands',
    'yaml',
    'questions',
    'terms',
    'categories',
    'files',
    'settings',
  ],
].flat();

/** Checks whose messages say how to object. */
const withOwnWayOut = ['headings', 'changed-facts', 'former-anchors'];

test('the lists cover every check', () => {
  expect([...fallible, ...exact, ...withOwnWayOut].sort()).toEqual(Object.keys(checks).sort());
});
