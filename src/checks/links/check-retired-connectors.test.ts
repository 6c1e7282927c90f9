import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkRetiredConnectors} from './check-retired-connectors';

const old = page('Gone.', 'connector:\n  status: retired\n  replacedBy: new\n');
const link = 'Scores come from [Old](./old.md#setup).';

const faults = (path: string) =>
  faultsOf(checkRetiredConnectors, {'docs/connectors/old.md': old, [path]: page(link)});

test('rejects a link to a retired connector', async () => {
  expect(await faults('docs/connectors/acme.md')).toEqual([
    expect.stringContaining(
      'is a retired connector  link to its successor, docs/connectors/new.md',
    ),
  ]);
});

test("accepts a link on its successor's page", async () => {
  expect(await faults('docs/connectors/new.md')).toEqual([]);
});
