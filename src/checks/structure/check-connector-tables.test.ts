import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorTables} from './check-connector-tables';

const faults = (body: string) =>
  faultsOf(checkConnectorTables, {'docs/connectors/acme.md': page(body)});

const head = (...columns: string[]) =>
  [columns, columns.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

test("accepts a section's columns, and the page's own name for the source", async () => {
  expect(
    await faults(
      `## Data retrieved\n\n${head('Connector object', 'Required', 'Acme source', 'Data model', 'Sync')}`,
    ),
  ).toEqual([]);
});

test('reports the columns that a table must have and its line', async () => {
  expect(await faults(`## Connection settings\n\n${head('Field', 'Value')}`)).toEqual([
    'docs/connectors/acme.md:9  the table has the columns Field, Value  write the columns of "Connection settings": Setting, Required, Default, Format, Example',
  ]);
});

test("requires the table, unless the section doesn't apply", async () => {
  expect(await faults('## Operation options\n\nNone.')).toEqual([
    expect.stringContaining('7  "Operation options" has no table'),
  ]);
  expect(
    await faults('## Operation options\n\nNot applicable: the connector reads everything.'),
  ).toEqual([]);
});
