import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {
  type Form,
  fillIn,
  forms,
  hasMenuPath,
  menu,
  permissions,
  product,
  roles,
  rolesForForm,
  rolesForMenuPath,
  versions,
} from '../facts';
import {productSchema, versionsSchema} from './schema';

test('fills in the name and the slug, and keeps lines', () => {
  expect(fillIn('{Product}IQ\nat {product}-api', {name: 'Acme', slug: 'acme'})).toBe(
    'AcmeIQ\nat acme-api',
  );
});

test('no fact shows the placeholder to readers', () => {
  expect(JSON.stringify([product, menu, roles, versions])).not.toMatch(/\{product\}/i);
});

test('a menu path must start at the top', () => {
  expect(hasMenuPath(menu, ['Administration', 'Security', 'Users'])).toBe(true);
  expect(hasMenuPath(menu, ['Security', 'Users'])).toBe(false);
});

test('a menu item is open to the roles listed closest to it', () => {
  expect(rolesForMenuPath(menu, ['Administration', 'Security', 'Users'])).toEqual([
    'Security administrator',
    'System administrator',
  ]);
  expect(rolesForMenuPath(menu, ['Explorer'])).toBeUndefined();
  expect(() => rolesForMenuPath(menu, ['Explorer', 'Gone'])).toThrow(
    'No menu path "Explorer > Gone"',
  );
});

test('roles that read all records, or those of their clusters, have the permission for it', () => {
  const have = (permission: string, role: string) =>
    permissions.find(({name}) => name === permission)?.roles.includes(role);
  for (const {name, data} of roles) {
    expect(have('Read all records', name), name).toBe(data === 'all');
    expect(have('Read hosts and vulnerabilities in their clusters', name), name).toBe(
      data !== 'none',
    );
  }
});

test('the System administrator role has every permission', () => {
  expect(permissions.filter(({roles: own}) => !own.includes('System administrator'))).toEqual([]);
});

test.each([...forms])('the form "%s" names roles that exist and can open its menu', (_, form) => {
  const openTo = rolesForMenuPath(menu, form.menu) ?? roles.map(({name}) => name);
  expect(openTo).toEqual(expect.arrayContaining(form.roles ?? []));
});

test('a form is open to its own roles, or to those of its menu', () => {
  const openTo = (name: string) => rolesForForm(forms.get(name) as Form);
  expect(openTo('sprint')).toEqual(['System administrator']);
  expect(openTo('environment')).toEqual(['Configurator', 'System administrator']);
  expect(openTo('dashboard')).toBeUndefined();
});

test('a platform release requires an agent version that exists', () => {
  const release = {version: '1.0', date: '2025-01-01'};
  const faults = (agent: string) =>
    versionsSchema.safeParse({platform: [{...release, agent}], agent: [release], connect: []});
  expect(faults('1.0').success).toBe(true);
  expect(String(faults('1.1').error)).toContain('no agent 1.1 was released');
});

const written = parse(readFileSync('src/product/facts/product.yaml', 'utf8'));

test.each([
  [{siteUrl: 'http://docs.{product}.example'}, 'begins with http://'],
  [{siteUrl: 'https://docs.{product}.example/'}, 'must be the host alone'],
  [{siteUrl: 'https://docs.{product}.example/(.*'}, 'must be the host alone'],
  [{siteUrl: 'https://docs.{product}.example,x'}, 'has characters in its host'],
  [{links: {...written.links, blog: 'https://me:secret@{product}.example'}}, 'a password'],
  [{links: {...written.links, blog: 'https://{product}.example/a b'}}, '/a%20b'],
  [{name: 'night watch'}, 'must be capitalized words'],
  [{name: 'Night  Watch'}, 'with one space between them'],
  [{slug: 'Night-Watch'}, 'must be lowercase letters'],
  [{slug: 'night_watch'}, 'with hyphens between words'],
  [{supportEmail: '{product}'}, "isn't a mail address"],
  [{supportEmail: 'support@{product}.example?bcc=x@example.com'}, "isn't a mail address"],
])('rejects %j', (change, fault) => {
  expect(productSchema.safeParse(written).error).toBeUndefined();
  expect(String(productSchema.safeParse({...written, ...change}).error)).toContain(fault);
});

test('a name can have two words, and a slug a hyphen', () => {
  const renamed = {...written, name: 'Night Watch', slug: 'night-watch'};
  expect(productSchema.safeParse(renamed).error).toBeUndefined();
});
