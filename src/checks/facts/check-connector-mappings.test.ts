import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorMappings} from './check-connector-mappings';

const frontMatter = (models: string[]) => `connector:
  vendor: Acme
  product: Acme Scanner
  category: Vulnerability management
  direction: both
  hosting: both
  authentication: API key
  models: [${models.join(', ')}]
  status: current
  versions: [{version: 1.0.0, date: "2025-01-15", changes: [{added: First version.}]}]
`;

/** A table on separate lines. */
const table = (columns: string[], ...rows: string[][]) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const mapping = (heading: string, ...rows: string[][]) =>
  `### ${heading}\n\n${table(['Source field', 'Data-model attribute', 'Conversion', 'Example'], ...rows)}`;

/** The faults of a connector page: the line and message of each. */
async function faults(models: string[], retrieved: string[], ...mappings: string[]) {
  const rows = retrieved.map((cell) => ['Object', cell]);
  const body = `## Data retrieved

${table(['Connector object', 'Data model'], ...rows)}

## Attribute mapping

${mappings.join('\n\n')}`;
  const path = 'docs/connectors/acme.md';
  const found = await faultsOf(checkConnectorMappings, {[path]: page(body, frontMatter(models))});
  return found.map((fault) => fault.replace(`${path}:`, ''));
}

/** The faults of one row of a host's mapping, which is on line 29. */
const faultsOfRow = (...row: string[]) => faults(['Host'], ['Host'], mapping('Asset to host', row));

test('accepts own and inherited attributes, several attributes in a row, and choice values', async () => {
  expect(
    await faults(
      ['Host', 'Vulnerability', 'Open source finding'],
      ['Host', 'Vulnerability, Open source finding'],
      mapping('Asset to host', ['`host`', '`uid`, `hostnames`', 'Unchanged', '`web-01`']),
      mapping(
        'Finding to vulnerability and open source finding',
        ['`level`', '`severity`', '`crit` is **Critical**, `low`', '**Critical**'],
        ['`state`', '`sourceStatus`', 'Unchanged', '`open`'],
      ),
    ),
  ).toEqual([]);
});

test('skips other tables in the section', async () => {
  expect(
    await faults(
      ['Host'],
      ['Host'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
      `### Severity\n\n${table(['Acme', 'Severity'], ['`1`', '**Low**'])}`,
    ),
  ).toEqual([]);
});

test('rejects an unknown attribute and a renamed one', async () => {
  expect(await faultsOfRow('`os`', '`osPlatfrm`', 'Unchanged', '')).toEqual([
    '29  Host has no attribute "osPlatfrm"  did you mean "osPlatform"?',
  ]);
  expect(await faultsOfRow('`host`', '`hostname`', 'Unchanged', '')).toEqual([
    '29  Host.hostname was renamed in 10.23  write Host.hostnames',
  ]);
});

test('rejects a row without an attribute', async () => {
  expect(await faultsOfRow('`id`', 'uid', 'Unchanged', '')).toEqual([
    `29  "uid" isn't an attribute  write its name as code, or delete the row`,
  ]);
});

test('rejects attributes that the platform fills', async () => {
  expect(await faultsOfRow('`state`', '`status`', 'Unchanged', '**Active**')).toEqual([
    '29  the platform fills Host.status, not the source  map sourceStatus instead',
  ]);
  expect(await faultsOfRow('`created`', '`dateCreated`', 'UTC', '')).toEqual([
    '29  the platform fills Host.dateCreated, not the source  delete the row',
  ]);
});

/** The faults of a severity's row, and of a table below its own heading. */
const faultsOfSeverity = (conversion: string, example: string, more = '') =>
  faults(
    ['Vulnerability'],
    ['Vulnerability'],
    mapping('Finding to vulnerability', ['`level`', '`severity`', conversion, example]),
    more,
  );

test("rejects a value that isn't one of the choices, in the example or the conversion", async () => {
  expect(await faultsOfSeverity('`high`, `low`', '`Hihg`')).toEqual([
    `29  "Hihg" isn't a value of Vulnerability.severity  did you mean "High"?`,
  ]);
  expect(await faultsOfSeverity('`hi` is **High**, `info` is **Info**', '**High**')).toEqual([
    expect.stringContaining(`"Info" isn't a value of Vulnerability.severity`),
  ]);
});

test('rejects a choice with unmapped source values', async () => {
  expect(await faultsOfSeverity('Unchanged', '**High**')).toEqual([
    expect.stringContaining("29  the row doesn't say how the source's values are mapped to"),
  ]);
  expect(await faultsOfSeverity('`crit` is **Critical**, `moderate`', '**Critical**')).toEqual([
    expect.stringContaining("29  `moderate` isn't mapped to a value of Vulnerability.severity"),
  ]);
});

test('accepts a link to a table of values, and rejects a link to a table without them', async () => {
  const rows = table(['Acme', 'Severity'], ['`1`', '**Low**'], ['`2`', '**High**']);
  const conversion = 'See [Severity](#severity)';
  expect(await faultsOfSeverity(conversion, '**Low**', `### Severity\n\n${rows}`)).toEqual([]);
  expect(await faultsOfSeverity(conversion, '**Low**')).toEqual([
    expect.stringContaining('29  no table at "#severity" maps the values'),
  ]);
  const wrong = rows.replace('High', 'Hot');
  expect(await faultsOfSeverity(conversion, '**Low**', `### Severity\n\n${wrong}`)).toEqual([
    expect.stringContaining(`36  "Hot" isn't a value of Vulnerability.severity`),
  ]);
});

test('rejects an example of the wrong type, and a reference without a target', async () => {
  expect(await faultsOfRow('`public`', '`internetFacing`', 'Unchanged', '`yes`')).toEqual([
    '29  "yes" doesn\'t fit Host.internetFacing  write `true` or `false`',
  ]);
  expect(await faultsOfRow('`seen`', '`lastSeen`', 'UTC', '`Dec 9`')).toEqual([
    expect.stringContaining(`29  "Dec 9" doesn't fit Host.lastSeen`),
  ]);
  expect(await faultsOfRow('`image`', '`hostImage`', 'Unchanged', '`ami-1`')).toEqual([
    expect.stringContaining('29  Host.hostImage is a reference'),
  ]);
});

test('rejects unknown and abstract models', async () => {
  expect(
    await faults(
      ['Host'],
      ['Host, Hots'],
      mapping('Asset to hosts', ['`id`', '`uid`', 'Unchanged', '`1`']),
    ),
  ).toEqual([
    expect.stringContaining('12  "Attribute mapping" has no table for "Host"  add "### '),
    '21  no data model is named "Hots"  did you mean "Host"?',
    '25  no data model is named "hosts"  did you mean "Host"?',
  ]);
  const abstract =
    '"Request" is abstract, so no record has this model  name its kinds instead: Exception request,';
  expect(await faults(['Request'], ['Request'])).toEqual([
    expect.stringContaining(`12  ${abstract}`),
    expect.stringContaining(`21  ${abstract}`),
  ]);
});

test("rejects a heading that doesn't name a model", async () => {
  expect(
    await faults(
      ['Host'],
      ['Host'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
      mapping('More attributes', ['`os`', '`os`', 'Unchanged', 'Linux']),
    ),
  ).toEqual([
    `31  "More attributes" doesn't say which data model the table maps  write "### <source object> to <data model>"`,
  ]);
});

test('rejects front matter that names different models than the page does', async () => {
  expect(
    await faults(
      ['Host', 'Package'],
      ['Host', 'Device'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
    ),
  ).toEqual([
    '12  "Data retrieved" has no row for "Package"  add the row, or remove the model here',
    `22  the front matter doesn't list "Device"  add it to connector.models`,
  ]);
});

test('outgoing attributes can be calculated, and an abstract model represents all its kinds', async () => {
  const kinds = [
    'Exception request',
    'False positive request',
    'Remediation validation request',
    'Risk acceptance request',
  ];
  const outgoing = (attribute: string) =>
    faults(
      kinds,
      [kinds.join(', ')],
      `### Request to change (outgoing)\n\n${table(
        ['Data-model attribute', 'Change field', 'Conversion', 'Example'],
        [attribute, '`score`', 'Unchanged', '`9`'],
        ['Constant', '`origin`', 'Same for every change', '`Acme`'],
      )}`,
    );
  expect(await outgoing('`riskScore`')).toEqual([]);
  expect(await outgoing('`riskScor`')).toEqual([
    '29  Request has no attribute "riskScor"  did you mean "riskScore"?',
  ]);
});
