import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkCategories} from './check-categories';

const description =
  'Find assets, findings, and tickets, and save the searches that you need again.';
const category = (label: string, position: number, slug = label.toLowerCase()) =>
  `label: ${label}\nposition: ${position}\nlink:\n  type: generated-index\n  slug: /category/${slug}\n  description: ${description}\n`;
const faults = (searching: string, security = category('Security', 8)) =>
  faultsOf(checkCategories, {
    'docs/guides/searching/_category_.yml': searching,
    'docs/guides/security/_category_.yml': security,
  });

test('accepts categories with their own names, places, and addresses', async () => {
  expect(await faults(category('Searching', 3))).toEqual([]);
  expect(await faults('label: Searching\nposition: 3.5\n')).toEqual([]);
});

test.each([
  ['lable: Searching\nposition: 3\n', 1, '"label"'],
  [category('Searching', 3).replace('position: 3', 'position: third'), 2, '"position"'],
  [category('Searching', 3).replace('generated-index', 'doc'), 4, '"link.type"'],
])('rejects the category %j', async (yaml, line, wrong) => {
  const [fault] = await faults(yaml);
  expect(fault).toContain(`docs/guides/searching/_category_.yml:${line}  ${wrong}`);
});

test('rejects what another category has', async () => {
  expect(await faults(category('Searching', 3), category('Security', 3, 'searching'))).toEqual([
    'docs/guides/security/_category_.yml:2  docs/guides/searching/_category_.yml has the same position 3  change one of the two',
    'docs/guides/security/_category_.yml:5  docs/guides/searching/_category_.yml has the same address /category/searching  change one of the two',
  ]);
  expect(await faults(category('Searching', 3), category('Searching', 8, 'security'))).toEqual([
    expect.stringContaining(
      'security/_category_.yml:1  docs/guides/searching/_category_.yml has the same label',
    ),
  ]);
});

test('rejects a folder without a category', async () => {
  expect(await faultsOf(checkCategories, {'docs/guides/topic/title.md': page('Text.')})).toEqual([
    'docs/guides/topic/title.md:1  the folder docs/guides/topic has no _category_.yml  add the file with a label and a position',
  ]);
});
