import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorSections} from './check-connector-sections';

const connector = (more = '') => `connector:
  vendor: Acme
  product: Acme Scanner
  category: Vulnerability management
  direction: in
  hosting: cloud
  authentication: API key
  models: [Host]
  status: ${more ? 'deprecated' : 'current'}
  versions: [{version: 1.0.0, date: "2025-01-15", changes: [{added: First version.}]}]
${more}`;

const whole = {
  'Create the credentials': '**Least privilege:** the scope `assets:read`.',
  'Vendor API': 'Acme documents [assets](https://acme.example/api).',
  'Verify it works':
    '```bql\nFIND Host AS h WHERE h.connectorNames CONTAINS ANY ["Acme Scanner"]\n```',
  Troubleshooting: ['401', '403', '404', '429'].map((code) => `### ${code}\n\nText.`).join('\n\n'),
  'Related pages': '- [One](./one.md)\n- [Two](./two.md)',
};

/** What the check says of a page, with some of its sections changed. */
async function faults(changed: Partial<typeof whole> = {}, more = '') {
  const body = Object.entries({...whole, ...changed})
    .map(([name, text]) => `## ${name}\n\n${text}`)
    .join('\n\n');
  const files = {'docs/connectors/acme.md': page(body, connector(more))};
  const found = await faultsOf(checkConnectorSections, files);
  return found.map((fault) => fault.split('  ')[1]);
}

test('accepts a page that has what an administrator needs', async () => {
  expect(await faults()).toEqual([]);
});

test('asks for the least privilege, the documentation of the vendor, and pages to go on with', async () => {
  expect(
    await faults({
      'Create the credentials': 'Use an administrator.',
      'Vendor API': 'See [above](#vendor-api).',
      'Related pages': '- [One](./one.md)',
    }),
  ).toEqual([
    'the section does not say the least privilege',
    "the section does not link the vendor's documentation",
    'the section leads nowhere',
  ]);
});

test('asks for a query of the records of this connector', async () => {
  expect(await faults({'Verify it works': '```bql\nFIND Host\n```'})).toEqual([
    'no query shows the records of "Acme Scanner"',
  ]);
});

test('counts failures, as headings or as rows', async () => {
  expect(await faults({Troubleshooting: '### 401\n\nText.'})).toEqual([
    'the section explains 1 failures',
  ]);
  const rows = ['401', '403', '404', '429'].map((code) => `| ${code} | Cause |`).join('\n');
  expect(await faults({Troubleshooting: `| Code | Cause |\n| --- | --- |\n${rows}`})).toEqual([]);
});

test('the connector that steps choose is the one of the page', async () => {
  const chosen = (name: string) => ({
    'Create the credentials': `**Least privilege:** \`read\`. It goes with the connector **${name}**.`,
  });
  expect(await faults(chosen('Acme Scanner'))).toEqual([]);
  expect(await faults(chosen('Acme Cloud'))).toEqual(['"with the connector **Acme Cloud**"']);
});

test('lets a section say that it does not apply', async () => {
  expect(await faults({'Create the credentials': 'Not applicable: the API is public.'})).toEqual(
    [],
  );
});

test('a replacement is the page of a connector', async () => {
  expect(await faults({}, '  replacedBy: other\n')).toEqual(['no connector page "other"']);
});
