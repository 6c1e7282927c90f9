import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSlugs} from './check-slugs';

const at = (path: string, slug?: string) =>
  faultsOf(checkSlugs, {
    [path]: slug ? `---\ntitle: T\nslug: ${slug}\n---\n` : '---\ntitle: T\n---\n',
  });

test('accepts the slug that the folder requires', async () => {
  expect(await at('docs/guides/security/roles.md', '/roles')).toEqual([]);
  expect(await at('docs/guides/use-cases/zero-day.md', '/use-cases/zero-day')).toEqual([]);
  expect(await at('docs/apis/platform-api.md', '/{product}-api')).toEqual([]);
  expect(await at('docs/bql/operators/math.md')).toEqual([]);
  expect(await at('docs/connectors/acme.md')).toEqual([]);
});

test('rejects a guide without a slug and one with a slug in a subfolder', async () => {
  expect((await at('docs/guides/security/roles.md'))[0]).toContain(
    'roles.md:1  the page has no slug',
  );
  expect((await at('docs/guides/security/roles.md', '/security/roles'))[0]).toContain(
    'roles.md:3  the slug "/security/roles"',
  );
  expect((await at('docs/guides/use-cases/zero-day.md', '/zero-day'))[0]).toContain(
    'zero-day.md:3  the slug "/zero-day"',
  );
});

test('rejects a slug if the folder determines the route', async () => {
  expect((await at('docs/connectors/acme.md', '/acme'))[0]).toContain(
    'the folder determines the route',
  );
});

test('rejects a page outside the sections', async () => {
  expect((await at('docs/notes.md'))[0]).toContain("isn't in a section");
});
