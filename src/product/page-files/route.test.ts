import {expect, test} from 'vitest';
import {routeOf} from './route';

test.each([
  ['docs/guides/security/roles.md', '/roles', '/docs/roles'],
  ['docs/connectors/acme.md', undefined, '/docs/connectors/acme'],
  ['docs/connectors/index.md', undefined, '/docs/connectors'],
  ['docs/releases/connector/12-2025.md', undefined, '/docs/releases/connector/12-2025'],
  ['docs/bql/operators/math.md', 'maths', '/docs/bql/operators/maths'],
  ['docs/udm/udm.md', undefined, '/docs/udm'],
])('%s with slug %s has the route %s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route);
});
