import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../src/base/source/paths';
import {languagesBuild} from './languages/address';
import {servicesBuild} from './services/address';
import {expect, test} from './support/test';
import {frozenVersion, versionsBuild} from './versions/site';

/** What a build can have in addition, a text or a path that only such a build has, and a build that has it. */
const extras: [what: string, trace: RegExp, build: string][] = [
  ['a worker for offline reading', /\boffline-worker\b/, servicesBuild],
  ['a page about offline reading', /\bRead offline\b/, servicesBuild],
  ['analytics', /\bWeb vitals\b/, servicesBuild],
  ['an extra script', /\/extra\.js\b/, servicesBuild],
  ['pages in another language', /hreflang="?de\b/, languagesBuild],
  ['texts in another language', /\bIhre erste Stunde\b/, languagesBuild],
  ['search in another language', /"schwachstelle"/, languagesBuild],
  ['frozen versions', new RegExp(`/docs/${frozenVersion.name}\\b`), versionsBuild],
];

/** Returns the names of a build's pages, scripts, and styles, with their contents. */
const textsOf = (build: string) =>
  listFiles(build)
    .filter((name) => /\.(?:html|js|css)$/.test(name))
    .map((name) => ({name, text: readFileSync(path.join(build, name), 'utf8')}));

test('a build has nothing of what is off', () => {
  const all = textsOf('build');
  expect(all.length).toBeGreaterThan(500);
  const found = extras.flatMap(([what, trace]) =>
    all.filter(({text}) => trace.test(text)).map(({name}) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
  const folders = listFiles('build').map((name) => name.split('/').slice(0, 2).join('/'));
  for (const folder of ['de', `docs/${frozenVersion.name}`])
    expect(folders.some((each) => each === folder || each.startsWith(`${folder}/`))).toBe(false);
});

test('a build has what is on', () => {
  for (const build of new Set(extras.map(([, , each]) => each))) {
    const all = textsOf(build);
    for (const [what, trace] of extras.filter(([, , each]) => each === build))
      expect(
        all.some(({text}) => trace.test(text)),
        `${build}: ${what}`,
      ).toBe(true);
  }
});
