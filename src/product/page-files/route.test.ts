import {expect, test} from 'vitest';
import {routeOf} from './route';

test.each([
  ['docs/guides/security/roles.md', '/roles', '/docs/roles'],
  ['docs/connectors/acme.md', undefined, '/docs/connectors/acme'],
  ['docs/connectors/index.md', undefined, '/docs/connectors'],
  ['docs/releases/connector/12-2025.md', undefined, '/docs/releases/connector/12-2025'],
  ['docs/bql/operators/math.md', 'maths', '/docs/bql/operators/maths'],
  ['docs/udm/udm.md', undefined, '/docs/udm'],
  ['docs/udm/UDM.mdx', undefined, '/docs/udm'],
  ['docs/guides/README.md', undefined, '/docs/guides'],
  ['docs/guides/Index.md', undefined, '/docs/guides'],
  ['docs/guides/index.md', 'start', '/docs/guides/start'],
  ['docs/guides/security/roles.md', '../roles', '/docs/guides/roles'],
  ['docs/guides/security/roles.md', '/roles/', '/docs/roles'],
  ['docs/guides/security/roles.md', '/', '/docs'],
  ['versioned_docs/version-12-2025/iq/data.md', '/iq', '/docs/12-2025/iq'],
  ['versioned_docs/version-12-2025/iq/index.md', undefined, '/docs/12-2025/iq'],
  ['docs/guides/security/roles.md', 7, '/docs/guides/security/roles'],
])('%s with slug %s has the route %s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route);
});
