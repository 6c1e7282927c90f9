import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkPlaceholders} from './check-placeholders';

test('accepts finished text', async () => {
  expect(await faultsOf(checkPlaceholders, 'Fill in the form and select **Create**.')).toEqual([]);
});

test('rejects placeholders, including in code', async () => {
  const found = await faultsOf(
    checkPlaceholders,
    'FILL IN: the vendor\n\nTBD, coming soon\n\n```json\n{"key": "xxx"}\n```',
  );
  expect(found).toHaveLength(4);
  expect(found[0]).toBe(
    'docs/guides/topic/title.md:7  the page has the placeholder "FILL IN"  write the missing text, or delete the line',
  );
});
