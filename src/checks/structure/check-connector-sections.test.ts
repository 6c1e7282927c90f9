import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectorSections} from './check-connector-sections';

const connector = (more = '', checked = '  checked: 2026-11\n') => `connector:
  vendor: Acme
  product: Acme Scanner
  category: Vulnerability management
  direction: in
  hosting: cloud
  authentication: API key
  models: [Host]
  status: ${more ? 'deprecated' : 'current'}
${checked}  versions: [{version: 1.0.0, date: "2025-01-15", changes: [{added: First version.}]}]
${more}`;

const whole = {
  'Create the credentials': '**Least privilege:** the scope `assets:read`.',
  'Vendor API': 'Acme documents [assets](https://acme.example/api).',
  'Verify it works':
    '```bql\nFIND Host AS h WHERE h.connectorNames CONTAINS ANY ["Acme Scanner"]\n```',
  Troubleshooting: ['401', '403', '404', '429'].map((code) => `### ${code}\n\nText.`).join('\n\n'),
  'Related pages': '- [One](./one.md)\n- [Two](./two.md)',
};

/** The faults of a page with some of its sections changed. */
async function faults(changed: Partial<typeof whole> = {}, more = '', checked?: string) {
  const body = Object.entries({...whole, ...changed})
    .map(([name, text]) => `## ${name}\n\n${text}`)
    .join('\n\n');
  const files = {'docs/connectors/acme.md': page(body, connector(more, checked))};
  const found = await faultsOf(checkConnectorSections, files);
  return found.map((fault) => fault.split('  ')[1]);
}

test('accepts a page with everything that an administrator needs', async () => {
  expect(await faults()).toEqual([]);
});

test("requires the least privilege, the vendor's documentation, and related pages", async () => {
  expect(
    await faults({
      'Create the credentials': 'Use an administrator.',
      'Vendor API': 'See [above](#vendor-api).',
      'Related pages': '- [One](./one.md)',
    }),
  ).toEqual([
    "the section doesn't name the least privilege",
    "the section doesn't link to the vendor's documentation",
    'the section has fewer than two links',
  ]);
});

test("requires a query for this connector's records", async () => {
  expect(await faults({'Verify it works': '```bql\nFIND Host\n```'})).toEqual([
    'no query shows the records of "Acme Scanner"',
  ]);
});

test('counts failures, as headings or as rows', async () => {
  expect(await faults({Troubleshooting: '### 401\n\nText.'})).toEqual([
    'the section has only 1 of at least 4 failures',
  ]);
  const rows = ['401', '403', '404', '429'].map((code) => `| ${code} | Cause |`).join('\n');
  expect(await faults({Troubleshooting: `| Code | Cause |\n| --- | --- |\n${rows}`})).toEqual([]);
});

test("the steps must choose the page's connector", async () => {
  const chosen = (name: string) => ({
    'Create the credentials': `**Least privilege:** \`read\`. It goes with the connector **${name}**.`,
  });
  expect(await faults(chosen('Acme Scanner'))).toEqual([]);
  expect(await faults(chosen('Acme Cloud'))).toEqual([
    'the page says "with the connector **Acme Cloud**"',
  ]);
  const step = '[Create an integration](./a.md) with the **Acme Cloud** connector.';
  expect(
    await faults({'Create the credentials': `**Least privilege:** \`read\`. ${step}`}),
  ).toContain('the page says "with the **Acme Cloud** connector"');
});

test('a page says when its vendor facts were checked', async () => {
  expect(await faults({}, '', '')).toEqual([
    "the page doesn't say when its vendor facts were checked",
  ]);
});

test("accepts a section that says it doesn't apply", async () => {
  expect(await faults({'Create the credentials': 'Not applicable: the API is public.'})).toEqual(
    [],
  );
});

test('a replacement must be a connector page', async () => {
  expect(await faults({}, '  replacedBy: other\n')).toEqual(['there is no connector page "other"']);
});
