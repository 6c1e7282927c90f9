import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkSections} from './check-sections';

const guide = [
  '## Before you begin',
  'Text.',
  '## Create a role',
  'Text.',
  '## Troubleshooting',
  'Text.',
  '## Related pages',
  '- Link',
];

test('accepts the sections of a guide, with others between them', async () => {
  expect(await faultsOf(checkSections, guide.join('\n\n'))).toEqual([]);
});

test('reports a section that is missing or out of order', async () => {
  const body = '## Troubleshooting\n\nText.\n\n## Before you begin\n\nText.';
  const found = await faultsOf(checkSections, body);
  expect(found[0]).toContain('title.md:1  the section "Related pages" is missing');
  expect(found[1]).toContain('title.md:7  the section "Troubleshooting" is out of order');
  expect(found).toHaveLength(2);
});

test('requires fewer sections of a concept', async () => {
  const path = 'docs/guides/topic/title.md';
  expect(
    await faultsOf(checkSections, {[path]: page('## Related pages\n\n- Link', 'kind: concept\n')}),
  ).toEqual([]);
});

test('rejects an empty section and "Not applicable" without a reason', async () => {
  const found = await faultsOf(
    checkSections,
    guide
      .join('\n\n')
      .replace('Text.', '')
      .replace('## Troubleshooting\n\nText.', '## Troubleshooting\n\nNot applicable.'),
  );
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    'the section "Before you begin" is empty',
    `"Not applicable" doesn't give a reason`,
  ]);
});

test('accepts "Not applicable:" with its reason', async () => {
  const body = guide
    .join('\n\n')
    .replace(
      '## Troubleshooting\n\nText.',
      '## Troubleshooting\n\nNot applicable: nothing on this page can fail.',
    );
  expect(await faultsOf(checkSections, body)).toEqual([]);
});
