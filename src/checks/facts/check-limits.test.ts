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
    'src/product/facts/limits.yaml:4  no page shows the limits of "sla"  put ::limits{of="sla"} on the page about it, or delete them',
  ]);
});

test('accepts limits that are shown, in a step too', async () => {
  const body = '1. Look at this:\n\n   ::limits{of="views"}\n\n::limits{of="sla"}';
  expect(await faultsOf(checkLimits, guide(body))).toEqual([]);
});
