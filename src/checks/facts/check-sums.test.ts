import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSums} from './check-sums';

test('accepts correct sums and ratings, and lists of scores by rating', async () => {
  const text =
    '8.6 + 0.5 − 1.5 = 7.6, which is High. 2 × 3 + 1 = 7. (8.6 + 6.4 + 3.0) ÷ 3 = 6.0, Medium. Critical 9.5, High 8.0, Medium 5.5.';
  expect(await faultsOf(checkSums, text)).toEqual([]);
});

test('rejects a wrong sum and a wrong rating', async () => {
  const faults = await faultsOf(
    checkSums,
    '8.6 + 6.4 = 16.0\n\nA 7.0, which is Medium. 9.1 (High)',
  );
  expect(faults).toHaveLength(3);
  expect(faults[0]).toContain('write "8.6 + 6.4 = 15.0"');
  expect(faults[1]).toContain('a score of 7.0 is rated High');
});

test('checks a sum inside a sentence, but not the end of a formula', async () => {
  expect(await faultsOf(checkSums, 'With 8 hosts that is 8 × 3 = 25 findings.')).toHaveLength(1);
  expect(
    await faultsOf(checkSums, '`n` + 8 × 3 = 25. x ÷ 8 × 3 = 25. word 17 + word 8 = 25'),
  ).toEqual([]);
});

test("reads parentheses and thousands, and skips text that isn't a sum", async () => {
  const text =
    '(8.6 + 6.4 + 3.0) ÷ 3 = 6.0\n\n3 × (1 + 2) = 9\n\n2 × 1,500 = 3,000\n\n(see 1 + 2) = 4';
  expect(await faultsOf(checkSums, text)).toEqual([]);
  expect(await faultsOf(checkSums, '(8.6 + 6.4 + 3.0) ÷ 3 = 6.1')).toEqual([
    expect.stringContaining('write "(8.6 + 6.4 + 3.0) ÷ 3 = 6.0"'),
  ]);
  expect(await faultsOf(checkSums, '2 × 1,500 = 2,000')).toEqual([
    expect.stringContaining('= 3,000'),
  ]);
});
