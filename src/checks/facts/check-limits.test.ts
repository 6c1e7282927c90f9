import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLimits} from './check-limits';

const limits = {
  'src/product/facts/limits.yaml':
    '# By feature.\nviews:\n  - {what: Views, limit: "20"}\nsla:\n  - {what: SLA definitions, limit: "100"}\n',
};
const guide = (body: string) => ({...limits, 'docs/guides/topic/title.md': page(body)});

test('rejects a feature whose limits no page shows and reports its line', async () => {
  expect(await faultsOf(checkLimits, guide('::limits{of="views"}'))).toEqual([
    'src/product/facts/limits.yaml:4  no page shows the limits of "sla"  put ::limits{of="sla"} on the page about it, write each limit as :limit[…] in a sentence, or delete the limits',
  ]);
});

test('accepts limits that are shown, including in a step', async () => {
  const body = '1. Look at this:\n\n   ::limits{of="views"}\n\n::limits{of="sla"}';
  expect(await faultsOf(checkLimits, guide(body))).toEqual([]);
});

test("accepts a limit by reference in a sentence, and names the feature's other limits that no page mentions", async () => {
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
    expect.stringMatching(/yaml:3 {2}no page mentions the limit "Tokens"/),
  ]);
});
