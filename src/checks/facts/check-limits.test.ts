import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLimits} from './check-limits';

const limits = {
  'src/product/facts/limits.yaml':
    '# By feature.\nviews:\n  - {what: Views, limit: "20"}\nsla:\n  - {what: SLA definitions, limit: "100"}\n',
};
const guide = (body: string) => ({...limits, 'docs/guides/topic/title.md': page(body)});

test('refuses a feature whose limits no page shows, at its line', async () => {
  expect(await faultsOf(checkLimits, guide('::limits{of="views"}'))).toEqual([
    'src/product/facts/limits.yaml:4  no page shows the limits of "sla"  put ::limits{of="sla"} on the page about it, write each as :limit[…] in a sentence, or delete them',
  ]);
});

test('accepts limits that are shown, in a step too', async () => {
  const body = '1. Look at this:\n\n   ::limits{of="views"}\n\n::limits{of="sla"}';
  expect(await faultsOf(checkLimits, guide(body))).toEqual([]);
});

test('accepts a limit that a sentence has by reference, and names those of its feature that none has', async () => {
  const both = {
    ...limits,
    'src/product/facts/limits.yaml':
      'tokens:\n  - {what: Life of `a` token, limit: 24 hours}\n  - {what: Tokens, limit: "5"}\n',
  };
  const faults = (text: string) =>
    faultsOf(checkLimits, {...both, 'docs/guides/topic/title.md': page(text)});
  expect(
    await faults('It lasts :limit[Life of a token]. Have :limit[Tokens]{of="tokens"}.'),
  ).toEqual([]);
  expect(await faults('It lasts :limit[Life of a token].')).toEqual([
    expect.stringMatching(/yaml:3 {2}no page says the limit "Tokens"/),
  ]);
});
