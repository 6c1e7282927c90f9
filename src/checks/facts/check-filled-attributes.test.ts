import {expect, test} from 'vitest';
import {connectorMatter, faultsOf, page} from '../faults-of';
import {checkFilledAttributes} from './check-filled-attributes';

const versions =
  '    - version: 1.0.0\n      date: 2025-01-01\n      changes:\n        - added: Hosts.\n';
const mapping = `## Attribute mapping

### Image to container image

| Source field | Data-model attribute | Conversion | Example |
| --- | --- | --- | --- |
| \`base\` | \`baseImage\`, \`name\` | Unchanged | \`alpine\` |

### Repository to code repository

| Source field | Data-model attribute | Conversion | Example |
| --- | --- | --- | --- |
| \`url\` | \`name\` | Unchanged | \`shop\` |

### Ticket to task

| Data-model attribute | Task field | Conversion | Example |
| --- | --- | --- | --- |
| \`lastPulled\` | \`pulled\` | Unchanged | – |
`;

const site = (body: string, {folder = 'use-cases', status = 'current'} = {}) => ({
  [`docs/guides/${folder}/title.md`]: page(body),
  'docs/connectors/acme.md': page(mapping, connectorMatter(versions).replace('current', status)),
});

const faults = (body: string, options = {}) => faultsOf(checkFilledAttributes, site(body, options));

const fence = (query: string) => `\`\`\`bql\n${query}\n\`\`\``;
const pulled = fence('FIND ContainerImage AS i\nWHERE i.lastPulled EXISTS');

test.each([
  ['a connector maps', fence('FIND ContainerImage AS i\nWHERE i.baseImage = "alpine"')],
  ['orchestration calculates', fence('FIND ContainerImage AS i\nWHERE i.riskScore > 7')],
  [
    'a person fills',
    fence('FIND RiskAcceptanceRequest AS r\nWHERE r.expirationDate IN NEXT 90 days'),
  ],
  [
    'a sentence explains with a link',
    `Map \`lastPulled\` [yourself](../getting-data-in/attribute-mapping.md).\n\n${pulled}`,
  ],
  [
    'a row explains with a link',
    `| A | B |\n| --- | --- |\n| \`ContainerImage.lastPulled\` | [Acme](../../connectors/acme.md) |\n\n${pulled}`,
  ],
])('accepts an attribute that %s', async (_, body) => {
  expect(await faults(body)).toEqual([]);
});

test.each([
  ['condition', pulled],
  ['column', fence('FIND ContainerImage AS i\nRETURN count(i.lastPulled) AS Pulled')],
  [
    'branch',
    fence(
      'FIND ContainerImage AS i\nRETURN CASE WHEN i.lastPulled EXISTS THEN 1 ELSE 0 END AS Pulled',
    ),
  ],
  [
    'condition of WITH',
    fence('FIND ContainerImage AS i\nWITH i WHERE i.lastPulled EXISTS\nRETURN i'),
  ],
  ['query in a sentence', 'Run `FIND ContainerImage WHERE lastPulled EXISTS`.'],
  ['condition of a model', '```bcl model="ContainerImage"\nlastPulled EXISTS\n```'],
])('rejects an attribute that no connector fills in a %s', async (_, body) => {
  expect(await faults(body)).toEqual([
    expect.stringContaining('no connector fills "lastPulled" of ContainerImage'),
  ]);
});

test('rejects a reference that a verb or a path follows', async () => {
  const step = fence('FIND ContainerImage AS i\nTHAT BUILT_FROM CodeRepository AS r');
  const path = fence('FIND ContainerImage AS i\nWHERE i.codeRepository.name = "shop"');
  for (const body of [step, path])
    expect(await faults(body)).toEqual([
      expect.stringContaining('no connector fills "codeRepository" of ContainerImage'),
    ]);
});

test('asks for the model that the query is about, and only for one of several', async () => {
  expect(await faults(fence('FIND Host AS h\nWHERE h.name = "web-01"'))).toHaveLength(1);
  expect(await faults(fence('FIND Host|ContainerImage AS a\nWHERE a.name = "web-01"'))).toEqual([]);
});

test('reports an attribute once per page, at its first query', async () => {
  expect(await faults(`Text.\n\n${pulled}\n\n${pulled}`)).toEqual([
    expect.stringMatching(/^docs\/guides\/use-cases\/title\.md:9 /),
  ]);
});

test('a name without a link to a filling page explains nothing', async () => {
  expect(await faults(`Look at \`lastPulled\` [here](./title.md).\n\n${pulled}`)).toHaveLength(1);
});

test("doesn't count retired connectors, and ignores other folders", async () => {
  const body = fence('FIND ContainerImage AS i\nWHERE i.baseImage EXISTS');
  expect(await faults(body, {status: 'retired\n  replacedBy: other'})).toHaveLength(1);
  expect(
    await faults(body, {folder: 'start', status: 'retired\n  replacedBy: other'}),
  ).toHaveLength(1);
  expect(await faults(pulled, {folder: 'searching'})).toEqual([]);
});
