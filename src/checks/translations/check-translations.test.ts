import {expect, it, test} from 'vitest';
import {translationFolder, versionOf} from '../../product/page-files/translation';
import {faultsOf, page} from '../faults-of';
import {createSite} from '../site';
import {checkTranslations} from './check-translations';
import {outdatedTranslations} from './outdated';

const originalPath = 'docs/guides/topic/title.md';
const path = `${translationFolder('de')}/guides/topic/title.md`;
const original = page(
  [
    'Open `name` in [Roles](../security/roles.md#default-roles): it takes 30 days, see :limit[Life of an API token].',
    '',
    '## Assign a role',
    '',
    '```bql',
    'FIND Host',
    '```',
    '',
    '::permissions',
  ].join('\n'),
);
const translation = original
  .replace('title: Title\n', `title: Titel\ntranslates: ${versionOf(original)}\n`)
  .replace('Open `name` in [Roles]', 'Öffnen Sie `name` in [Rollen]')
  .replace('it takes 30 days, see', 'es dauert 30 Tage, siehe')
  .replace('## Assign a role', '## Eine Rolle zuweisen {#assign-a-role}');

const faults = (text: string, files: Record<string, string> = {[originalPath]: original}) =>
  faultsOf(checkTranslations, {...files, [path]: text});

test('a translation with the same facts has no fault', async () => {
  expect(await faults(translation)).toEqual([]);
});

it.each([
  ['a query', 'FIND Host', 'FIND Asset', 'code "bql FIND Host" is missing'],
  ['a name in code', '`name`', '`Name`', 'the original has no name "Name" here'],
  ['a link', '#default-roles', '', 'link "docs/guides/security/roles.md#default-roles" is missing'],
  ['a number', '30 Tage', '20 Tage', 'the original has no number "20" here'],
  [
    'a derived fact',
    'Life of an API token',
    'Length of a query',
    'part ":limit[Length of a query]"',
  ],
  ['a part', '::permissions', '', 'the part "::permissions" is missing'],
  ['an anchor', ' {#assign-a-role}', '', 'end the heading with {#anchor}'],
  ['a slug', 'slug: /title', 'slug: /titel', 'write "slug: /title"'],
])('refuses %s that differs', async (_what, from, to, fault) => {
  expect((await faults(translation.replace(from, to))).join('\n')).toContain(fault);
});

test('refuses a translation of nothing, and one that does not say what it translates', async () => {
  expect(await faults(translation, {})).toEqual([
    expect.stringContaining(`${path}:1  there is no page ${originalPath}`),
  ]);
  expect(await faults(translation.replace(/^translates: .*\n/m, ''))).toEqual([
    expect.stringContaining(`npm run translated -- ${path}`),
  ]);
});

test('names a translation whose original has changed, whose facts may then differ', async () => {
  const changed = {[originalPath]: original.replace('FIND Host', 'FIND Asset')};
  expect(await faults(translation, changed)).toEqual([]);
  const lines = (files: Record<string, string>) =>
    outdatedTranslations(createSite({...files, [path]: translation})).map(({line}) => line);
  expect(lines(changed)).toEqual([
    expect.stringContaining(`${originalPath} has changed since ${path} was written`),
  ]);
  expect(lines({[originalPath]: original})).toEqual([]);
});
