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

test('leaves out a fault that an entry explains', () => {
  const entry =
    '- { check: voice, file: docs/apis/a.md, text: /etc., reason: It is the name of a folder. }';
  expect(left(entry)).toEqual([]);
});

test('reports an entry that nothing needs, and keeps the fault', () => {
  const found = left(
    '# List\n- { check: voice, file: docs/apis/a.md, text: simply, reason: It is the name of a folder. }',
  );
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
    'docs/apis/a.md:1',
    `${suppressionsFile}:2`,
  ]);
});

test('suggests the check that a misspelled one stands for', () => {
  const found = left(
    '- { check: voise, file: docs/apis/a.md, text: /etc., reason: It is the name of a folder. }',
  );
  expect(found.at(-1)?.fix).toContain('did you mean "voice"?');
});

test('refuses an entry without a reason, naming its line', () => {
  expect(() => left('# List\n- { check: voice, file: docs/apis/a.md, text: /etc. }')).toThrow(
    `${suppressionsFile}:2`,
  );
});

test('says once what to do when a check is wrong, and only of checks that can be', () => {
  const of = (...names: string[]) => wayOut(names.map((check) => ({...fault, check})));
  expect(of()).toEqual([]);
  expect(of('yaml', 'links')).toEqual([]);
  expect(of('names', 'links', 'slips')).toEqual([expect.stringContaining(suppressionsFile)]);
});

/** They compare names and shapes. */
const exact = [
  ['unique', 'models', 'release-pages', 'release-badges', 'front-matter', 'slugs', 'sections'],
  ['connector-tables', 'release-entries', 'placeholders', 'directives', 'retired-connectors'],
  ['bql', 'messages', 'query-layout', 'query-results', 'table-headers', 'related-pages', 'fences'],
  ['data-fences', 'graphql', 'sidebars', 'product-name', 'syntax', 'markdown', 'bql-reference'],
  ['shell-fences', 'python-fences', 'links', 'redirects', 'images', 'svgs', 'unused-images'],
  ['product-data', 'yaml', 'terms'],
].flat();

/** Each of their messages says how to object. */
const withOwnWayOut = ['headings', 'changed-facts', 'former-anchors'];

test('of every check it is known whether it can be wrong about a page that is right', () => {
  expect([...fallible, ...exact, ...withOwnWayOut].sort()).toEqual(Object.keys(checks).sort());
});
