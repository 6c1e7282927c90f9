import {expect, test} from 'vitest';
import {placesOf} from './places';

const lifecycle = {of: 'lifecycle', name: 'Inactive period'};
const urlsOf = (...[kind, facts]: Parameters<typeof placesOf>) =>
  placesOf(kind, facts).map(({place}) => place.url);

test('the page that the data names comes first', () => {
  const page = 'guides/security/users.md#create-a-user';
  expect(urlsOf('limits', [{...lifecycle, page}])).toEqual(['/docs/users#create-a-user']);
});

test('a page or a section that does not exist is an error that says where to correct it', () => {
  const placeOn = (page: string) => () => placesOf('limits', [{...lifecycle, page}]);
  expect(placeOn('guides/security/user.md')).toThrow('there is no such page');
  expect(placeOn('guides/security/users.md#create-user')).toThrow(
    `can't link "Inactive period" to "guides/security/users.md#create-user", its "page" in src/product/facts: there is no such section; did you mean "create-a-user"?`,
  );
});

test('limits of a feature and fields of a form with the same name have their own tables', () => {
  const of = 'single-sign-on';
  expect(urlsOf('limits', [{of, name: 'Identity providers'}])).toEqual(['/docs/sso#limits']);
  expect(urlsOf('fields', [{of, name: 'Allowlist'}])).toEqual(['/docs/sso#exchange-the-metadata']);
});

test('what no page explains has no place', () => {
  expect(urlsOf('limits', [{of: 'lorries', name: 'Wheels of a lorry'}])).toEqual([]);
});
