import {expect, test} from 'vitest';
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

test('every package that is installed has a license that was agreed to', () => {
  const packages = readPackages('package-lock.json');
  expect(packages.length).toBeGreaterThan(1000);
  expect(listLicenses(packages, policy)).toContain('\n  react 1');
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.txt', undefined])(
  'a package with the license %s is refused, also when only tests need it',
  (license) => {
    expect(() => listLicenses(one(license, {dev: true}), rules)).toThrow(/^left-pad 1\.0\.0 has/);
  },
);

test.each(['MIT', 'MIT AND ISC', '(GPL-3.0-only OR MIT)'])('%s is allowed', (license) => {
  expect(listLicenses(one(license), rules)).toContain(`${license}\n  left-pad 1.0.0\n`);
});

test('an exception says which license its packages have', () => {
  const list = listLicenses(one(undefined, {name: 'font-mono'}), rules);
  expect(list).toContain('OFL-1.1\n  font-mono 1.0.0\n');
});

test('an exception ends when a package changes its license', () => {
  expect(() => listLicenses(one('GPL-3.0-only', {name: 'font-mono'}), rules)).toThrow(
    'font-mono 1.0.0 has GPL-3.0-only',
  );
});

test('what only tests need is not listed', () => {
  expect(listLicenses(one('MIT', {dev: true}), rules)).not.toContain('left-pad');
});

test('every exception is still needed', () => {
  const names = readPackages('package-lock.json').map(({name}) => name);
  const unused = policy.exceptions
    .flatMap(({packages}) => packages)
    .filter((each) => !names.some((name) => name.startsWith(each.replace('*', ''))));
  expect(unused).toEqual([]);
});
