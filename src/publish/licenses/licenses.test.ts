import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {listLicenses} from './list';
import {type Package, readPackages} from './packages';
import {policy} from './policy';

const one = (license: string | undefined, rest: Partial<Package> = {}): Package[] => [
  {name: 'left-pad', version: '1.0.0', license, dev: false, ...rest},
];
const rules = {
  allowed: ['MIT', 'ISC'],
  exceptions: [{packages: ['font-*'], license: 'OFL-1.1', reason: 'Only drawn with.'}],
};

test('every installed package has an accepted license', () => {
  const packages = readPackages('package-lock.json');
  expect(packages.length).toBeGreaterThan(1000);
  expect(listLicenses(packages, policy)).toContain('\n  react 1');
});

describe('packages in a lockfile', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** The packages as `name version dev`, read from a lockfile with these entries. */
  function read(packages: Record<string, object>): string[] {
    const file = path.join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify({packages: {'': {name: 'site'}, ...packages}}));
    return readPackages(file).map(({name, version, dev}) => `${name} ${version} ${dev}`);
  }
  const [site, tests] = [{version: '1.0.0'}, {version: '1.0.0', dev: true}];

  test('the site needs a package if any place where it is installed does', () => {
    expect(read({'node_modules/a': site, 'node_modules/b/node_modules/a': tests})).toEqual([
      'a 1.0.0 false',
    ]);
    expect(read({'node_modules/a': tests, 'node_modules/b/node_modules/a': site})).toEqual([
      'a 1.0.0 false',
    ]);
    expect(read({'node_modules/a': tests, 'node_modules/b/node_modules/a': tests})).toEqual([
      'a 1.0.0 true',
    ]);
  });

  test('each version counts by itself, and a scope and an alias belong to the name', () => {
    expect(
      read({
        'node_modules/b/node_modules/@x/a': {version: '2.0.0', dev: true},
        'node_modules/@x/a': site,
        'node_modules/short': {...site, name: 'long'},
      }),
    ).toEqual(['@x/a 1.0.0 false', '@x/a 2.0.0 true', 'long 1.0.0 false']);
  });
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.txt', undefined])(
  'rejects a package with the license %s, even if only tests need it',
  (license) => {
    expect(() => listLicenses(one(license, {dev: true}), rules)).toThrow(/^left-pad 1\.0\.0 has/);
  },
);

test.each(['MIT', 'MIT AND ISC', '(GPL-3.0-only OR MIT)'])('allows %s', (license) => {
  expect(listLicenses(one(license), rules)).toContain(`${license}\n  left-pad 1.0.0\n`);
});

test("an exception names its packages' license", () => {
  const list = listLicenses(one(undefined, {name: 'font-mono'}), rules);
  expect(list).toContain('OFL-1.1\n  font-mono 1.0.0\n');
});

test('an exception no longer applies when a package changes its license', () => {
  expect(() => listLicenses(one('GPL-3.0-only', {name: 'font-mono'}), rules)).toThrow(
    'font-mono 1.0.0 has GPL-3.0-only',
  );
});

test("doesn't list packages that only tests need", () => {
  expect(listLicenses(one('MIT', {dev: true}), rules)).not.toContain('left-pad');
});

test('needs every exception', () => {
  const names = readPackages('package-lock.json').map(({name}) => name);
  const unused = policy.exceptions
    .flatMap(({packages}) => packages)
    .filter((each) => !names.some((name) => name.startsWith(each.replace('*', ''))));
  expect(unused).toEqual([]);
});
