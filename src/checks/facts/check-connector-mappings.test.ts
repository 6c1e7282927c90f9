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

/** A table, on lines of its own. */
const table = (columns: string[], ...rows: string[][]) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const mapping = (heading: string, ...rows: string[][]) =>
  `### ${heading}\n\n${table(['Source field', 'Data-model attribute', 'Conversion', 'Example'], ...rows)}`;

/** What the check says of a connector: the line of each fault, and its message. */
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

/** What the check says of one row of a host, which is on line 29. */
const faultsOfRow = (...row: string[]) => faults(['Host'], ['Host'], mapping('Asset to host', row));

test('accepts own and inherited attributes, several in a row, and values of a choice', async () => {
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

test('leaves other tables of the section alone', async () => {
  expect(
    await faults(
      ['Host'],
      ['Host'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
      `### Severity\n\n${table(['Acme', 'Severity'], ['`1`', '**Low**'])}`,
    ),
  ).toEqual([]);
});

test('refuses an attribute that does not exist, and one that was renamed', async () => {
  expect(await faultsOfRow('`os`', '`osPlatfrm`', 'Unchanged', '')).toEqual([
    '29  Host has no attribute "osPlatfrm"  did you mean "osPlatform"?',
  ]);
  expect(await faultsOfRow('`host`', '`hostname`', 'Unchanged', '')).toEqual([
    '29  Host.hostname was renamed in 10.23  write Host.hostnames',
  ]);
});

test('refuses a row without an attribute', async () => {
  expect(await faultsOfRow('`id`', 'uid', 'Unchanged', '')).toEqual([
    '29  "uid" is no attribute  write its name as code, or leave the row out',
  ]);
});

test('refuses what the platform fills itself', async () => {
  expect(await faultsOfRow('`state`', '`status`', 'Unchanged', '**Active**')).toEqual([
    '29  no source fills Host.status, the platform does  map sourceStatus, which it is read from',
  ]);
  expect(await faultsOfRow('`created`', '`dateCreated`', 'UTC', '')).toEqual([
    '29  no source fills Host.dateCreated, the platform does  leave the row out',
  ]);
});

/** What the check says of the row of a severity, and of a table below a heading of its own. */
const faultsOfSeverity = (conversion: string, example: string, more = '') =>
  faults(
    ['Vulnerability'],
    ['Vulnerability'],
    mapping('Finding to vulnerability', ['`level`', '`severity`', conversion, example]),
    more,
  );

test('refuses a value that a choice cannot have, as an example or in the conversion', async () => {
  expect(await faultsOfSeverity('`high`, `low`', '`Hihg`')).toEqual([
    '29  "Hihg" is no value of Vulnerability.severity  did you mean "High"?',
  ]);
  expect(await faultsOfSeverity('`hi` is **High**, `info` is **Info**', '**High**')).toEqual([
    expect.stringContaining('"Info" is no value of Vulnerability.severity'),
  ]);
});

test('refuses a choice whose source values are not all mapped', async () => {
  expect(await faultsOfSeverity('Unchanged', '**High**')).toEqual([
    expect.stringContaining('29  the row does not say what the values of the source become in'),
  ]);
  expect(await faultsOfSeverity('`crit` is **Critical**, `moderate`', '**Critical**')).toEqual([
    expect.stringContaining('29  `moderate` becomes no value of Vulnerability.severity'),
  ]);
});

test('accepts a link to a table of values, and refuses one to a table that has none', async () => {
  const rows = table(['Acme', 'Severity'], ['`1`', '**Low**'], ['`2`', '**High**']);
  const conversion = 'See [Severity](#severity)';
  expect(await faultsOfSeverity(conversion, '**Low**', `### Severity\n\n${rows}`)).toEqual([]);
  expect(await faultsOfSeverity(conversion, '**Low**')).toEqual([
    expect.stringContaining('29  no table at "#severity" says what becomes of each value'),
  ]);
  const wrong = rows.replace('High', 'Hot');
  expect(await faultsOfSeverity(conversion, '**Low**', `### Severity\n\n${wrong}`)).toEqual([
    expect.stringContaining('36  "Hot" is no value of Vulnerability.severity'),
  ]);
});

test('refuses an example that does not fit the type, and a reference that leads nowhere', async () => {
  expect(await faultsOfRow('`public`', '`internetFacing`', 'Unchanged', '`yes`')).toEqual([
    '29  "yes" does not fit Host.internetFacing  the attribute holds `true` or `false`',
  ]);
  expect(await faultsOfRow('`seen`', '`lastSeen`', 'UTC', '`Dec 9`')).toEqual([
    expect.stringContaining('29  "Dec 9" does not fit Host.lastSeen'),
  ]);
  expect(await faultsOfRow('`image`', '`hostImage`', 'Unchanged', '`ami-1`')).toEqual([
    expect.stringContaining('29  Host.hostImage leads to other records'),
  ]);
});

test('refuses models that do not exist or are abstract', async () => {
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
  const abstract = '"Request" is abstract, no record is of it  name its kinds: Exception request,';
  expect(await faults(['Request'], ['Request'])).toEqual([
    expect.stringContaining(`12  ${abstract}`),
    expect.stringContaining(`21  ${abstract}`),
  ]);
});

test('refuses a heading that names no model', async () => {
  expect(
    await faults(
      ['Host'],
      ['Host'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
      mapping('More attributes', ['`os`', '`os`', 'Unchanged', 'Linux']),
    ),
  ).toEqual([
    '31  "More attributes" does not say which data model the table maps  write "### <source object> to <data model>"',
  ]);
});

test('refuses front matter that names other models than the page', async () => {
  expect(
    await faults(
      ['Host', 'Package'],
      ['Host', 'Device'],
      mapping('Asset to host', ['`id`', '`uid`', 'Unchanged', '`1`']),
    ),
  ).toEqual([
    '12  "Data retrieved" has no row for "Package"  add the row, or take it out here',
    '22  the front matter leaves out "Device"  add it to connector.models',
  ]);
});

test('what goes out may be calculated, and an abstract model stands for all its kinds', async () => {
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
