import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorTables} from './check-connector-tables';

const faults = (body: string) =>
  faultsOf(checkConnectorTables, {'docs/connectors/acme.md': page(body)});

const head = (...columns: string[]) =>
  [columns, columns.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

test('accepts the columns of a section, and a name of its own for the source', async () => {
  expect(
    await faults(
      `## Data retrieved\n\n${head('Connector object', 'Required', 'Acme source', 'Data model', 'Sync')}`,
    ),
  ).toEqual([]);
});

test('names the columns that a table should have, at its line', async () => {
  expect(await faults(`## Connection settings\n\n${head('Field', 'Value')}`)).toEqual([
    'docs/connectors/acme.md:9  the table has the columns Field, Value  "Connection settings" wants Setting, Required, Default, Format, Example',
  ]);
});

test('asks for the table, unless the section does not apply', async () => {
  expect(await faults('## Operation options\n\nNone.')).toEqual([
    expect.stringContaining('7  "Operation options" has no table'),
  ]);
  expect(
    await faults('## Operation options\n\nNot applicable: the connector reads everything.'),
  ).toEqual([]);
});
