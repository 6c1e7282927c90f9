import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkUnique} from './check-unique';

const page = (title: string, description: string, slug: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\nslug: ${slug}\n---\n`;

test('accepts pages that differ', async () => {
  expect(
    await faultsOf(checkUnique, {
      'docs/apis/a.md': page('A', 'One.', '/a'),
      'docs/apis/b.md': page('B', 'Two.', '/b'),
    }),
  ).toEqual([]);
});

test('rejects a shared title, description, and route on both pages', async () => {
  const found = await faultsOf(checkUnique, {
    'docs/apis/a.md': page('Roles', 'One.', '/a'),
    'docs/apis/b.md': page('roles', 'One.', '/a'),
  });
  expect(found.filter((fault) => fault.startsWith('docs/apis/a.md'))).toHaveLength(3);
  expect(found.filter((fault) => fault.startsWith('docs/apis/b.md'))).toHaveLength(3);
  expect(found[0]).toContain('docs/apis/a.md:2  the page has the same title as docs/apis/b.md');
});
