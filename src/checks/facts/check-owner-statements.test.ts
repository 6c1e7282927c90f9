import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkOwnerStatements} from './check-owner-statements';

const statements = {
  'src/product/facts/owner-statements.yaml':
    '# By key.\nregions:\n  asks: in which regions\n  statement: ""\nstatus-page:\n  asks: for the address\n',
};
const faults = (body: string) =>
  faultsOf(checkOwnerStatements, {...statements, 'docs/guides/topic/title.md': page(body)});

test('rejects a statement that no page shows, at its line', async () => {
  expect(await faults('::owner-statement{of="regions"}')).toEqual([
    'src/product/facts/owner-statements.yaml:5  no page shows the owner\'s statement "status-page"  put ::owner-statement{of="status-page"} where readers look for it, or delete the statement',
  ]);
});

test('accepts statements that are shown, including in a step', async () => {
  const body =
    '1. Look:\n\n   ::owner-statement{of="regions"}\n\n::owner-statement{of="status-page"}';
  expect(await faults(body)).toEqual([]);
});
