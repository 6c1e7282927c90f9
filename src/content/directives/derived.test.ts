import type {Parent, Root, RootContent, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, describe, expect, test} from 'vitest';
import {limits, ownerStatements, product, roles} from '../../product/facts';
import {terms} from '../../product/glossary';
import {udm} from '../../product/udm';
import {pageText} from '../../sample/organization/testing/guide';
import derivedParts from '../directives';
import {plain} from './facts/choose';
import {fieldsOfForms} from './facts/default';

const connector = {
  vendor: 'Acme',
  product: 'Acme Scanner',
  category: 'Vulnerability management',
  direction: 'in',
  hosting: 'both',
  authentication: 'API key',
  models: ['Host', 'Vulnerability'],
  status: 'current',
  versions: [
    // Docusaurus's front matter parser turns unquoted dates into `Date` objects.
    {version: '1.1.0', date: new Date('2025-12-03'), changes: [{fixed: 'Paging stopped early.'}]},
    {version: '1.0.0', date: '2025-01-15', changes: [{added: 'First version.'}]},
  ],
};

/** Returns the page's nodes after its derived parts are expanded. */
function expand(markdown: string, frontMatter: Record<string, unknown> = {}) {
  const file = new VFile({path: 'docs/page.md', value: markdown, data: {frontMatter}});
  const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts);
  return (processor.runSync(processor.parse(file), file) as Root).children;
}

/** The texts of the cells of all rows below a part's search. */
const rowsOf = (part: string) =>
  searched(part).flatMap((node) =>
    node.type === 'table'
      ? node.children.map(({children}) => children.map((cell) => textOf(cell)))
      : [],
  );

test('permissions and screens list the roles that have them', () => {
  expect(rowsOf('::permissions')).toContainEqual([
    'Review remediation requests',
    'Approve or reject requests, except their own',
    'Remediation > Requests',
    'Risk analyst, Risk owner, System administrator',
  ]);
  expect(rowsOf('::permissions')).toContainEqual([
    'Delete reports',
    '',
    'Dashboards > Reports',
    "System administrator, or the report's owner",
  ]);
  expect(rowsOf('::menu-access')).toContainEqual([
    'Administration > System > Application event logs',
    'System administrator',
    '',
  ]);
  expect(rowsOf('::menu-access')).toContainEqual([
    'Administration > Data > Models > (model) > Lifecycle',
    'System administrator',
    '',
  ]);
  expect(rowsOf('::menu-access')).toContainEqual([
    'Remediation > Campaigns',
    'Everyone',
    'Create and change campaigns: System administrator',
  ]);
});

test("a dashboard's permission belongs to the roles that can open it, on both tables", () => {
  const openTo = 'Administrator, Remediation owner, Risk analyst, System administrator';
  expect(
    searchedRow('::permissions', 'Remediation owner dashboards').map((cell) => textOf(cell)),
  ).toContain(openTo);
  const [, names] = searchedRow('::menu-access', 'Dashboards > Remediation owner');
  expect(textOf(names).split(', ').toSorted().join(', ')).toBe(openTo);
});

test("a wider permission's roles have the permissions that it includes", () => {
  const [, , , names] = searchedRow('::permissions', 'Read records in their clusters');
  expect(textOf(names)).toBe(
    'Administrator, Remediation owner, Risk analyst, Risk owner, System administrator',
  );
});

test('retention shows periods from the limits, links to pages, and who can change a period', () => {
  const rows = (of: string) => (expand(`::retention{of="${of}"}`)[0] as Table).children;
  const rowOf = (of: string, begins: string) =>
    rows(of).find((row) => textOf(row.children[0]).startsWith(begins))?.children ?? [];
  const [what, ...rest] = rowOf('records', 'CVE records');
  expect(what?.children[0]).toMatchObject({
    type: 'link',
    url: '/docs/reference/udm/cve-record#how-a-cve-record-affects-your-scores',
  });
  expect(rest.map((cell) => textOf(cell))).toEqual([
    'Never',
    'Their periods are off, so they stay',
    "A model's inactive and purge periods",
  ]);
  expect(rowOf('files', 'Service logs').map((cell) => textOf(cell))).toContain(
    '14 days. The oldest files are deleted',
  );
  expect(rowOf('periods', 'Keep events for').map((cell) => textOf(cell))).toEqual([
    'Keep events for',
    'Administration > System > Application event logs. Select Settings',
    'System administrator',
    '7 to 365 days',
  ]);
  expect(textOf({type: 'root', children: rows('deletions')} as Parent)).not.toContain(':limit');
  expect(() => expand('::retention{of="record"}')).toThrow('did you mean "records"?');
  expect(rowsOf('::menu-access')).toContainEqual([
    'Dashboards > Executive summary',
    'Everyone',
    '',
  ]);
});

test('all limits are below the page that explains them, with links to the section', () => {
  const nodes = searched('::all-limits');
  const start = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === 'Backups');
  const table = nodes[start + 1] as Table;
  expect(table.children[1]?.children[0]?.children[0]).toMatchObject({
    type: 'link',
    url: expect.stringMatching(/backups#limits$/),
  });
  expect(textOf(nodes[start + 2] as Parent)).toMatch(/^Settings of backups, in Administration/);
});

test('every limit, and every field with a limit, is on the page of all limits', () => {
  const ofFeatures = Object.values(limits)
    .flat()
    .map(({what, limit}) => [what, limit]);
  const ofForms = fieldsOfForms().flatMap(({name, value: {limit}}) =>
    limit ? [[name, limit]] : [],
  );
  const rows = rowsOf('::all-limits');
  const absent = [...ofFeatures, ...ofForms].filter((fact) => {
    const [name = '', value = ''] = fact.map(plain);
    const at = rows.findIndex((cells) => cells[0] === name && cells.includes(value));
    // Limits of two features can have the same name. Each needs its own row.
    return at < 0 || !rows.splice(at, 1);
  });
  expect(absent).toEqual([]);
});

test.each([
  ['Inactive period', '/docs/data-retention#records'],
  ['Length of a username', '/docs/users#create-a-user'],
  ['Lines in Allowlist', '/docs/sso#limits'],
  ['Allowlist', '/docs/sso#exchange-the-metadata'],
  ['Recovery codes', '/docs/security-policies#mfa-policy'],
  ['Sync since', '/docs/data-integration#additional-settings'],
])('the limit "%s" leads to where it is explained', (name, url) => {
  expect(searchedRow('::all-limits', name)[0]?.children[0]).toMatchObject({type: 'link', url});
});

test.each([
  [
    'Remediation campaign, in Remediation > Campaigns (System administrator):',
    '/docs/permissions#who-can-do-what',
  ],
  [
    'Export, on each list page (Data exporter or System administrator):',
    '/docs/permissions#who-can-do-what',
  ],
  [
    'Environment, in Clusters > Environments (Configurator or System administrator):',
    '/docs/permissions?screen=Clusters+%3E+Environments#who-can-open-which-screen',
  ],
])('a form leads to the permission that opens it: %s', (says, url) => {
  const introduction = searched('::all-limits').find((node) => textOf(node) === says) as Parent;
  expect(introduction.children).toContainEqual(expect.objectContaining({type: 'link', url}));
});

test('a setting with a few values to choose from shows them', () => {
  const [, initial, allowed] = searchedRow('::all-limits', 'Prevent password reuse');
  expect(textOf(initial)).toBe('Last 10');
  expect(textOf(allowed)).toBe('Never, Last 3, Last 5, Last 10, Last 20');
});

test('errors link to the section that explains them, and keep their links', () => {
  const tables = searched('::errors').filter((node): node is Table => node.type === 'table');
  const row = tables
    .flatMap(({children}) => children)
    .find((each) => textOf(each).startsWith('A member sees other teams'));
  expect(row?.children[0]?.children[0]).toMatchObject({
    type: 'link',
    url: '/docs/access-controls#troubleshooting',
  });
  expect(row?.children).toHaveLength(3);
});

test.each([
  [
    '422 idempotency_key_reused',
    '/docs/{product}-connect-api#errors',
    'This Idempotency-Key was already used with a different body or object.',
    'Create a new key for each batch.',
  ],
  [
    'reference_pending',
    '/docs/{product}-connect-api#single-records',
    "The reference points to a record that the channel doesn't have yet.",
    'Fix the key, or send the other record. The next orchestration run joins them.',
  ],
  [
    '401 on a query',
    '/docs/{product}-api#errors',
    'The token has expired or the Authorization header is missing',
    'Log in again and repeat the request',
  ],
  [
    'Variable "$filter" of required type',
    '/docs/{product}-api#the-response-has-status-200-and-errors',
    '–',
    'Send the value in variables, under the name without $',
  ],
  [
    'BQL has no BEGINS WITH.',
    '/docs/bql/operators/string#common-mistakes',
    'You wrote: name BEGINS WITH "web"',
    'name STARTS WITH "web"',
  ],
])('errors of an API and of a query have a cause and a remedy: %s', (sees, url, ...rest) => {
  const [first, ...others] = searchedRow('::errors', sees);
  expect(first?.children[0]).toMatchObject({url: url.replace('{product}', product.slug)});
  expect(others.map((cell) => textOf(cell))).toEqual(rest);
});

test.each([
  ['Integrations fail with "Agent too old"', 'State of the data server is Too old.'],
  ['"This page lists vulnerabilities', "The message names the page's model"],
])('a message of the product also says how to tell its cause: %s', (sees, tell) => {
  const [, cause] = searchedRow('::errors', sees);
  expect(textOf(cause)).toContain(`How to tell: ${tell}`);
});

test('errors keep links to release notes', () => {
  expect(JSON.stringify(searched('::errors'))).toContain(
    '/docs/releases/connect/3.0#upgrade-steps',
  );
});

const madeParts = new Map<string, Parent['children']>();

/** What a part's search filters. Such a part reads all pages, so it's made only once. */
function searched(part: string) {
  const rows = madeParts.get(part) ?? (expand(part).at(-1) as Parent).children;
  madeParts.set(part, rows);
  return rows;
}

/** The cells of the row that begins with a text, in the tables below a search. */
function searchedRow(part: string, begins: string) {
  const rows = searched(part).flatMap((node) => (node.type === 'table' ? node.children : []));
  return rows.find((row) => textOf(row.children[0]).startsWith(begins))?.children ?? [];
}

test('connector errors name the connector', () => {
  const [sees, connector] = searchedRow('::connector-errors', '400 invalid_dpop_proof');
  expect(sees?.children[0]).toMatchObject({type: 'link'});
  expect(textOf(connector)).toBe('Okta');
});

test("a connector's hosts lead to the section that names them", () => {
  const [name, hosts, ports] = searchedRow('::connector-hosts', 'Acunetix');
  expect(name?.children[0]).toMatchObject({
    type: 'link',
    url: '/docs/connectors/acunetix#before-you-begin',
  });
  expect(textOf(hosts)).toBe('online.acunetix.com, or the address in Server URL');
  expect(textOf(ports)).toBe('443, 3443');
});

test.each([
  // Two required settings: one with a default, and one that only the reader knows.
  [
    'Wiz',
    'auth.app.wiz.io, auth.wiz.io, auth.app.wiz.us, auth.gov.wiz.io; and the address in API URL, such as api.eu1.app.wiz.io',
  ],
  // Each setting's address replaces only the setting's own hosts.
  [
    'Checkmarx One',
    'ast.checkmarx.net, or the address in API URL, such as eu.ast.checkmarx.net; and iam.checkmarx.net, or the address in Login URL, such as eu.iam.checkmarx.net',
  ],
  ['Jamf Pro', '<your-name>.jamfcloud.com, or the address in Server URL'],
])('%s needs a host for each of its settings', (connector, hosts) => {
  expect(textOf(searchedRow('::connector-hosts', connector)[1])).toBe(hosts);
});

test("connectors that don't call a host have none, and retired connectors aren't listed", () => {
  expect(searchedRow('::connector-hosts', 'CSV file').map((cell) => textOf(cell))).toEqual([
    'CSV file',
    'None',
    '–',
  ]);
  // Programs call it.
  const [, ...connect] = searchedRow('::connector-hosts', `${product.name} Connect`);
  expect(connect.map((cell) => textOf(cell))).toEqual(['None', '–']);
  expect(searchedRow('::connector-hosts', 'NIST NVD')).toEqual([]);
});

test('connectors are compared by how they sync', () => {
  const [, direction, , , sync, models] = searchedRow(
    '::connector-comparison',
    'CrowdStrike Falcon',
  );
  expect(textOf(direction)).toBe('Reads records');
  expect(textOf(sync)).toBe('Changes; full for Host');
  expect(textOf(models)).toBe('Host, Vulnerability, Vulnerability definition');
});

test('an attribute names the connectors that fill it, or says that it is calculated', () => {
  const by = (attribute: string) =>
    textOf(searchedRow('::connector-attributes', attribute)[2] as Parent);
  expect(by('cisaDueDate')).toContain('CISA Known Exploited Vulnerabilities');
  expect(by('riskOwner')).toBe('None: calculated in orchestration');
});

test('a search finds an attribute of most connectors by those that fill it, not by the exceptions', () => {
  const [, , cell] = searchedRow('::connector-attributes', 'name');
  expect(textOf(cell)).toContain('All except');
  expect(textOf(cell)).toContain('Jira Cloud');
  const found = cell?.data?.hProperties?.dataWords;
  expect(found).toContain('Wiz');
  expect(found).not.toContain('Jira Cloud');
});

test('a deprecated connector says so next to the attributes that it fills', () => {
  const rows = searched('::connector-attributes');
  expect(rows.map((row) => textOf(row)).join()).toContain('Adaptive Shield (deprecated)');
});

test('outbound addresses are by region', () => {
  expect(textOf(expand('::outbound-addresses')[0])).toContain('European Union198.51.100.');
});

test('roles become a table with one row each', () => {
  const [table] = expand('::roles');
  expect(table).toMatchObject({type: 'table', children: {length: roles.length + 1}});
});

describe("an owner's statement", () => {
  const statement = ownerStatements.attestations;
  const {statement: before = ''} = statement ?? {};
  const fill = (value: string) => Object.assign(statement ?? {}, {statement: value});
  afterEach(() => fill(before));

  test('is shown as the owner wrote it, with its links', () => {
    fill('Two reports:\n\n- [SOC 2](https://trust.example/soc2)\n- Another');
    const nodes = expand('::owner-statement{of="attestations"}');
    expect(nodes.map(({type}) => type)).toEqual(['paragraph', 'list']);
    expect(JSON.stringify(nodes)).toContain('https://trust.example/soc2');
  });

  test('until it is made, is a sentence that says whom to ask for what', () => {
    fill('');
    const [sentence, ...others] = expand('::owner-statement{of="attestations"}');
    expect(textOf(sentence)).toMatch('Ask support which attestations');
    expect(JSON.stringify(sentence)).toContain(`mailto:${product.supportEmail}`);
    expect(others).toEqual([]);
  });

  test('that does not exist is an error', () => {
    expect(() => expand('::owner-statement{of="attestation"}')).toThrow(
      'did you mean "attestations"?',
    );
  });
});

test('an installation lists its sizes, and its commands with the name of the product', () => {
  const [sizes] = expand('::installation{of="sizes"}') as Table[];
  expect(sizes?.align).toHaveLength(7);
  expect(textOf(sizes?.children[1] as Parent)).toContain('10,000');
  expect(textOf(expand('::installation{of="commands"}')[0])).toContain(
    `sudo ${product.slug} status`,
  );
  expect(() => expand('::installation{of="size"}')).toThrow('did you mean "sizes"?');
});

test('risk ratings show both bounds with one decimal, and a single score once', () => {
  const text = textOf(expand('::risk-ratings')[0]);
  expect(text).toContain('7.0 to 8.9');
  expect(text).toContain('None0.0');
});

test('risk factors show their points with a sign, and their condition as BCL', () => {
  const text = textOf(expand('::risk-factors{of="sample"}')[0]);
  expect(text).toContain('networks.−2.0targets.tags CONTAINS ANY ["lab"]');
  expect(text).not.toContain('PCI');
  expect(textOf(expand('::risk-factors{of="shipped"}')[0])).toContain(
    'Card data is stored or passes through.+0.5',
  );
});

describe('a calculator', () => {
  /** The result and the values of the steps of a page's calculators, in order. */
  const shown = (page: string) =>
    [...pageText(page).matchAll(/^::calculator.*$/gm)].map(([directive]) => {
      const [result, steps] = (expand(directive).at(-1) as Parent).children;
      const rows = (steps as Table).children.map(({children}) => textOf(children[1]));
      return [textOf(result), rows.slice(1).join(' ')];
    });

  test("shows the guide's worked example of a score, and of an asset's score", () => {
    expect(shown('guides/data-models/risk-scores.md')).toEqual([
      [
        'Risk score of CVE-2024-6387 on web-01 10.0 Critical',
        '8.1 +0.5 +1.5 +2.0 10.1 10.0 Critical',
      ],
      ['Risk score of db-07 8.6 High', '8.6 6.4 3.0 9.8 8.6 High 6.0, Medium'],
    ]);
  });

  test("shows the guide's worked example of a due date", () => {
    const [[result, values] = []] = shown('guides/data-models/due-dates.md');
    expect(result).toBe('Due date of CVE-2024-6387 on db-07 December 25, 2025, 02:10 UTC In SLA');
    expect(values).toMatch(/^High 30 days November 25, 2025, 02:10 UTC December 25.*In SLA$/);
  });

  test('shows what changes if a scoring model reads another score, or a definition has another time', () => {
    const results = shown('guides/data-models/scoring-standards.md').map(([result]) => result);
    expect(results).toEqual(
      expect.arrayContaining([
        'Risk score of CVE-2025-5777 on vpn-gw-02 9.5 Critical',
        'Risk score of CVE-2025-5777 on vpn-gw-02 if CVSS 4 counts 10.0 Critical',
        'Due date of CVE-2024-49138 on mail-01 if the decision is Act November 26, 2025, 02:10 UTC Out of SLA',
        'Risk score of CVE-2024-6387 on web-01 if VPR counts 6.7 Medium',
      ]),
    );
  });

  test('is imported once on a page with several', () => {
    const directive = '::calculator{of="aggregation" examples="db-07"}';
    const imports = expand(`${directive}\n\n${directive}`).filter(
      (node) => node.type === ('mdxjsEsm' as string) && JSON.stringify(node).includes('Calculator'),
    );
    expect(imports).toHaveLength(1);
  });

  test('has an ID unlike those of others of its kind', () => {
    const [one, other] = ['aggregation', 'due-date'].map(
      (of) =>
        `::calculator{of="${of}" examples="${of === 'aggregation' ? '' : 'CVE-2024-6387 on '}db-07"}`,
    );
    const text = JSON.stringify(expand([one, other, one, one].join('\n\n')));
    expect([...text.matchAll(/"name":"id","value":"([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'aggregation',
      'due-date',
      'aggregation-2',
      'aggregation-3',
    ]);
  });

  test.each([
    ['::calculator', 'needs of="…"; use one of: risk-score, due-date, aggregation'],
    ['::calculator{of="risk-scores"}', 'did you mean "risk-score"?'],
    ['::calculator{of="aggregation"}', 'needs examples="…"'],
    ['::calculator{of="aggregation" examples="db-07" aggregation="Average"}', 'needs if="…"'],
    [
      '::calculator{of="aggregation" examples="db-07" if="it changes" aggregations="Average"}',
      'can\'t change aggregations; did you mean "aggregation"?',
    ],
    [
      '::calculator{of="aggregation" examples="db-07" if="it changes" aggregation="Mean"}',
      'use one of: Maximum, Average',
    ],
    [
      '::calculator{of="risk-score" examples="CVE-2024-6387 on web-01" if="it counts" preset="Attribute" attribute="cvssV4BaseScore"}',
      'CVE-2024-6387 on web-01 has no cvssV4BaseScore',
    ],
  ])('%s says what to write', (directive, message) => {
    expect(() => expand(directive)).toThrow(message);
  });
});

test('SLA definitions show their condition as BCL, with one line for each level', () => {
  const text = textOf(expand('::sla-definitions')[0]);
  expect(text).toContain(
    'Findings, order 10type.associatedCvesIsCisaExploitable = trueKnown exploited, any score: 14',
  );
  expect(text).toContain('order 9999NoneCritical, 9.0 to 10.0: 7 daysHigh, 7.0 to 8.9: 30 days');
});

test('statuses are for the requested kind of record', () => {
  expect(textOf(expand('::statuses{of="request"}')[0])).toContain('Rejected');
});

test('events are from the requested category, with level, time, and details', () => {
  const text = textOf(expand('::events{of="Sign-in"}')[0]);
  expect(text).toContain("User lockedWarningToo many of a user's sign-ins fail.When the lock ends");
  expect(text).not.toContain('Run started');
  expect(() => expand('::events{of="Sign in"}')).toThrow('did you mean "Sign-in"?');
});

test('an unknown kind of record is an error at its line', () => {
  expect(() => expand('Text.\n\n::statuses{of="lorry"}')).toThrow(
    'docs/page.md:3  ::statuses needs of="…", one of asset, finding, ticket, request, compliance',
  );
});

test('a connector page shows its facts as a description list', () => {
  const list = expand('::connector-facts', {connector}).at(-1);
  expect(list?.data).toMatchObject({hName: 'dl', hProperties: {className: ['strip']}});
  expect(textOf(list)).toContain('Version1.1.0, December 3, 2025');
});

test('facts omit missing information, and link the category and the data models', () => {
  const facts = (more: object) => expand('::connector-facts', {connector: {...connector, ...more}});
  const plain = textOf(facts({}).at(-1));
  expect(plain).not.toContain('Formerly');
  expect(plain).not.toContain('Replaced by');
  const retired = facts({
    formerNames: ['Acme Probe'],
    status: 'retired',
    replacedBy: 'tenable-io',
  }).at(-1);
  expect(textOf(retired)).toContain('FormerlyAcme Probe');
  expect(textOf(retired)).toContain('Replaced byTenable Vulnerability Management');
  expect(JSON.stringify(retired)).toContain('"/docs/category/vulnerability-management"');
  expect(JSON.stringify(retired)).toContain('"/docs/reference/udm/host"');
});

test("a connector that isn't current names its replacement", () => {
  expect(() => expand('::connector-facts', {connector: {...connector, status: 'retired'}})).toThrow(
    'needs a valid "connector:" block: "replacedBy" is for a connector that is deprecated or retired',
  );
});

test('connectors are listed by category with the models they fill, and data models with their number', () => {
  const [, explorer] = expand('::connector-directory');
  const directory = JSON.stringify(explorer);
  expect(directory.indexOf('"Cloud security"')).toBeLessThan(directory.indexOf('"Threat int'));
  expect(textOf(explorer)).toContain('Tenable Vulnerability ManagementFormerly Tenable.io');
  expect(textOf(expand('::connector-models')[0])).toMatch(/CVE record \d+ connectors/);
});

test('a changelog has a row for each version, newest first, with an anchor', () => {
  const [table] = expand('::connector-changelog', {connector});
  const rows = JSON.stringify(table);
  expect(rows.indexOf('version-1.1.0')).toBeGreaterThan(0);
  expect(rows.indexOf('version-1.1.0')).toBeLessThan(rows.indexOf('version-1.0.0'));
});

/** The lines of a field list: each field's name with its notes, then its meaning. */
const fieldsOf = (list: RootContent | undefined) =>
  (list as Parent).children.map((line) => textOf(line));

test("form fields show whether they're required or read-only", () => {
  const [general] = expand('::form{name="ticket-sync" tab="General"}');
  const names = fieldsOf(general).filter((_, index) => index % 2 === 0);
  expect(names.map((name) => name.replace(/ Default: .*/, ''))).toEqual([
    'Integration Read only',
    'Order Required',
    'Sending Optional',
    'Notify on failure Optional',
  ]);
  expect(() => expand('::form{name="ticket-sync" tab="Genral"}')).toThrow(
    'names the tab "Genral"; did you mean "General"?',
  );
});

test('a form field has a default and an example of its own', () => {
  const [general] = expand('::form{name="ticket-sync" tab="General"}');
  const [name, about] = fieldsOf(general).slice(-2);
  expect(name).toBe('Notify on failure Optional Default: No one');
  expect(about).toMatch(/Example: lee\.park\.$/);
});

test('typed form values are code, and selected values are bold', () => {
  const [list] = expand('::form{name="ticket-sync"}');
  const lines = (list as Parent).children;
  /** A field's example, which comes before the last period. */
  const example = (label: string) => {
    const about = lines[lines.findIndex((line) => textOf(line).startsWith(label)) + 1] as Parent;
    return about.children.at(-2);
  };
  expect(example('Order')).toMatchObject({type: 'inlineCode', value: '10'});
  expect(example('Condition')).toMatchObject({type: 'inlineCode'});
  expect(example('Target data model')).toMatchObject({type: 'strong'});
  expect(textOf(lines.at(-1))).toMatch(/Example: .*\.$/);
  expect(
    expand('::form{name="ad-hoc-ticket"}')
      .map((node) => textOf(node))
      .join(),
  ).not.toContain('..');
});

describe('badges', () => {
  test.each([
    ['::since{entry="11.32-01"}', 'Since 11.32'],
    ['::since{entry="11.32-01" replaces="reports"}', 'Since 11.32 Replaces reports.'],
    ['::deprecated{entry="11.32-16"}', 'Deprecated since 11.32'],
    ['::retired{entry="11.28-08"}', 'Retired since 11.28'],
  ])('%s reads "%s"', (directive, said) => {
    expect(textOf(expand(directive)[0])).toBe(said);
  });

  test.each([
    ['::since{entry="11.32-16"}', 'new'],
    ['::deprecated{entry="11.32-01"}', 'deprecated'],
    ['::retired{entry="11.32-01"}', 'deprecated'],
    ['::since{entry="11.32-99"}', 'new'],
    ['::since', 'new'],
  ])('%s needs an entry that is %s', (directive, kind) => {
    expect(() => expand(directive)).toThrow(`an entry on a release page that is ${kind}`);
  });
});

test("a year's platform releases are listed newest first", () => {
  const [table] = expand('::platform-releases{year="2025"}');
  const text = textOf(table);
  expect(text.indexOf('11.32')).toBeLessThan(text.indexOf('11.21'));
  expect(text).not.toContain('11.20');
});

test("a year's list has its releases by month, newest first, each folded", () => {
  const nodes = expand('::releases{year="2024"}');
  const said = nodes.map((node) => textOf(node)).join('\n');
  expect(said.indexOf('December 2024')).toBeLessThan(said.indexOf('January 2024'));
  expect(said).toContain('All 12 entries of Platform 11.20');
  expect(said).not.toContain('Platform 11.21');
  expect(JSON.stringify(nodes)).not.toContain('"open"');
  expect(() => expand('::releases{year="1999"}')).toThrow('needs year="…", a year with releases');
});

test("the newest year's list begins with what the newest platform release requires", () => {
  const list = expand('::releases').at(-1);
  const said = textOf(list);
  expect(said).toContain('To do11.32-19 Data servers. Before the upgrade');
  expect(said.indexOf('11.32-19')).toBeLessThan(said.indexOf('11.32-01'));
  expect(said).not.toContain('11.32-12');
  expect(JSON.stringify(list)).toContain('"url":"/docs/releases/2024"');
});

test('text and unrelated directives stay unchanged', () => {
  expect(expand('Text.\n\n::unknown').map(({type}) => type)).toEqual([
    'paragraph',
    'leafDirective',
  ]);
});

describe('the page of a data model', () => {
  const host = {model: 'Host'};
  const find = (nodes: ReturnType<typeof expand>, type: string) =>
    nodes.filter((node) => node.type === type);

  test('shows its facts, with links to its parent and its clusters', () => {
    const facts = expand('::model-facts', host).at(-1);
    expect(textOf(facts)).toContain('In queriesHostIn GraphQLhosts');
    expect(JSON.stringify(facts)).toContain('"url":"/docs/reference/udm/asset"');
    expect(textOf(facts)).toMatch(/Filled by\d+ connectors.*Amazon Inspector, /);
    const own = udm.model('Host').attributes.length;
    expect(textOf(facts)).toContain(
      `Attributes${own} and ${udm.attributesOf('Host').length - own} inherited`,
    );
  });

  test('has a row with an anchor for each of its own attributes', () => {
    const [search] = find(expand('::model-attributes', host), 'mdxJsxFlowElement');
    const [table] = find((search as Parent).children, 'table');
    expect(table).toMatchObject({children: {length: udm.model('Host').attributes.length + 1}});
    expect(JSON.stringify(table)).toContain('"id":"attribute-hostnames"');
  });

  test("shows how an attribute is filled if that's unusual", () => {
    const [search] = find(expand('::model-attributes', host), 'mdxJsxFlowElement');
    const [table] = find((search as Parent).children, 'table');
    const row = (table as Table).children.find((each) => textOf(each).startsWith('subnets'));
    expect(textOf(row)).toContain('References to Subnet');
    expect(textOf(row)).toContain('Origin: calculated in orchestration');
  });

  test('lists inherited attributes by ancestor, with links to where they are defined', () => {
    const list = JSON.stringify(expand('::model-attributes', host).at(-1));
    expect(list).toContain('/docs/reference/udm/asset#attribute-riskScore');
    expect(list).toContain('/docs/reference/udm/base-model#attribute-');
  });

  test('shows the target of an inherited reference on this model', () => {
    const narrowed = udm.models.find(({narrows}) => Object.keys(narrows).length > 0);
    const [[name = '', target = ''] = []] = Object.entries(narrowed?.narrows ?? {});
    const list = expand('::model-attributes', {model: narrowed?.typeName}).at(-1);
    expect(textOf(list)).toMatch(new RegExp(`${name} references? to ${udm.model(target).name}`));
  });

  test('has a table for each direction of relationships that reads as sentences', () => {
    const nodes = expand('::model-relationships', host);
    expect(find(nodes, 'heading').map((node) => textOf(node))).toEqual([
      'References it holds',
      'References to it',
    ]);
    const [from, to] = find(nodes, 'table').map((node) => textOf(node));
    expect(from).toContain('Host is deployed from host image');
    expect(to).toContain('Host runs container');
  });

  test('requires a type name in its front matter', () => {
    expect(() => expand('::model-facts')).toThrow('::model-facts needs "model:"');
  });
});

test('the overview counts the attributes of every data model', () => {
  const tables = expand('::udm-models').filter(({type}) => type === 'table') as Table[];
  const rows = tables.flatMap(({children}) => children.slice(1)).map((row) => textOf(row));
  expect(rows).toHaveLength(udm.models.length);
  const {attributes} = udm.model('Host');
  expect(rows).toContainEqual(
    expect.stringContaining(`HostAsset${attributes.length}${udm.attributesOf('Host').length}`),
  );
});

test('the table of all attributes links each one', () => {
  const [, part] = expand('::udm-attributes') as [RootContent, Parent];
  const [table] = part.children as [Table];
  expect(table.children).toHaveLength(
    1 + udm.models.reduce((sum, {attributes}) => sum + attributes.length, 0),
  );
});

test('the glossary lists each term once, from A to Z, and links other names to it', () => {
  const nodes = expand('::glossary');
  const names = nodes
    .filter((node) => node.type === 'heading' && node.depth === 3)
    .map((heading) => textOf(heading));
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(names).toEqual(expect.arrayContaining(terms.map(({term}) => term)));
  const sdm = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === 'SDM');
  expect(textOf(nodes[sdm + 1])).toBe('See source data model.');
  expect(JSON.stringify(nodes[sdm + 1])).toContain('"url":"#source-data-model"');
  const waiver = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === 'waiver');
  expect(textOf(nodes[waiver + 1])).toBe('See exception request and risk acceptance request.');
});

test('a definition links to the terms it uses, and an entry to the page that explains it', () => {
  const nodes = expand('::glossary');
  const at = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === 'Risk score');
  const entry = JSON.stringify(nodes[at + 1]);
  expect(entry).toContain('"url":"#risk-factor"');
  expect(entry).not.toContain('"url":"#risk-score"');
  expect(entry).toContain('"url":"../guides/data-models/risk-scores.md"');
});

describe('the BQL reference', () => {
  test("lists a group's functions with their types and a computed result", () => {
    const text = textOf(expand('::bql-functions{group="string"}')[0]);
    expect(text).toContain('left(text, length)text, number → text');
    expect(text).toContain('left("web-01", 3)→ "web"');
    expect(text).toContain('Mistake: left("web-01"): Write left as left(text, length).');
    expect(() => expand('::bql-functions')).toThrow('needs group="…", one of aggregate, numeric');
  });

  test('gives each function an anchor', () => {
    expect(JSON.stringify(expand('::bql-functions{group="string"}'))).toContain(
      '"id":"function-left"',
    );
  });

  test("lists a page's operators with what their examples find", () => {
    const text = textOf(expand('::bql-operators{of="string"}')[0]);
    expect(text).toMatch(/STARTS WITH.*name STARTS WITH "web-"\d+ of \d+ records/);
    expect(text).not.toContain('IN LAST');
    expect(() => expand('::bql-operators{of="text"}')).toThrow('needs of="…", one of attribute');
  });

  test('lists every keyword, with a link to its explanation', () => {
    const table = JSON.stringify(expand('::bql-keywords'));
    expect(table).toContain('"url":"/docs/bql-sorting-pagination"');
  });

  test("draws a rule with links to the page's other diagrams, and writes it as text", () => {
    const [, figure] = expand('::bql-syntax{rule="query"}\n\n::bql-syntax{rule="step"}');
    expect(JSON.stringify(figure)).toContain('"href":"#syntax-step"');
    expect(JSON.stringify(figure)).not.toContain('"href":"#syntax-source"');
    expect(textOf(figure)).toContain('<query> =\n  FIND\n  <models>');
  });
});
