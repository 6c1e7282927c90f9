import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkRedirects} from './check-redirects';

const faults = (...lines: string[]) =>
  faultsOf(checkRedirects, {
    'docs/guides/security/roles.md': '---\ntitle: Roles\nslug: /roles\n---\n\n## Create a role\n',
    'docs/guides/_category_.yml': 'link: {type: generated-index, slug: /category/guides}\n',
    'src/product/redirects/redirects.yaml': `# Old addresses\n${lines.join('\n')}\n`,
  });

test('accepts a free address that leads to a section', async () => {
  expect(await faults('- { from: create-role, to: "roles#create-a-role" }')).toEqual([]);
});

test.each([
  ['- { from: roles, to: roles }', '"/docs/roles" is a page'],
  ['- { from: Roles, to: roles }', 'differs from the page "/docs/roles" only in its capitals'],
  ['- { from: category/guides, to: roles }', '"/docs/category/guides" is a page'],
  ['- { from: old, to: rols }', 'no page has the route "/docs/rols"'],
  ['- { from: old, to: "roles#create" }', 'has no anchor "#create"'],
  [
    '- { from: old, to: older }\n- { from: older, to: roles }',
    '"/docs/old" leads to "/docs/older", another redirect',
  ],
  ['- { from: old, to: old }', '"/docs/old" leads to itself'],
  ['- { from: old, to: roles }\n- { from: old, to: roles }', '"/docs/old" is redirected twice'],
  ['- { from: old, to: roles }\n- { from: OLD, to: roles }', '"/docs/OLD" is redirected twice'],
])('rejects %s', async (line, wrong) => {
  const found = await faults(line);
  expect(found.some((fault) => fault.includes(wrong))).toBe(true);
  expect(found[0]).toMatch(/^src\/product\/redirects\/redirects\.yaml:\d+ /);
});
