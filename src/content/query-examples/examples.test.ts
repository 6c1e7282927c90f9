import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import type {Graph, GraphRecord} from '../../bql/graph';
import {udm} from '../../product/udm';
import {textOfCell} from './cells';
import queryExamples from './remark';

const hosts: GraphRecord[] = Array.from({length: 7}, (_, index) => ({
  id: `h${index}`,
  typeName: 'Host',
  displayName: `web_${index}`,
  riskScore: index,
}));
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? hosts : []),
  find: () => undefined,
};

function transform(query: string, meta = ' run', language = 'bql'): Root {
  const processor = unified()
    .use(remarkParse)
    .use(queryExamples, {dataset: () => ({udm, graph})});
  const text = `\`\`\`${language}${meta}\n${query}\n\`\`\``;
  return processor.runSync(processor.parse(text), {path: 'page.md'} as never) as Root;
}

it.each([
  ['FIND Host', 'First 5 of 7 rows'],
  ['FIND Host LIMIT 6', 'First 5 of 6 rows, out of 7 that match'],
  ['FIND Host LIMIT 2', '2 rows, out of 7 that match'],
  ['FIND Host WHERE riskScore = 3', '1 row'],
  ['FIND Container', 'The query finds nothing in the sample organization.'],
])('says how many rows %s has', (query, summary) => {
  expect(textOf(transform(query).children.at(-1))).toBe(summary);
});

it('shows the first rows as a table, with unchanged names', () => {
  const [, table] = transform(
    'FIND Host AS h RETURN h.displayName AS Name, h.riskScore * 2',
  ).children;
  expect(table).toMatchObject({type: 'table'});
  expect(textOf(table)).toContain('web_1');
});

it("doesn't link a name that looks like an address", () => {
  const [, table] = transform(
    'FIND Host AS h RETURN "www.larkfield.example" AS Name LIMIT 1',
  ).children;
  expect(JSON.stringify(table)).not.toContain('"link"');
});

it('ignores a query without "run", and fails the build for a query with a fault', () => {
  expect(transform('FIND Hosts', '').children).toHaveLength(1);
  expect(() => transform('FIND Hosts')).toThrow(`page.md:1  There's no data model "Hosts"`);
});

it("shows a mistake's messages, also if they mention run", () => {
  const {children} = transform('FIND Hosts', ' error="can run for minutes"');
  expect(children.map((node) => textOf(node))).toEqual([
    'FIND Hosts',
    'Error: There\'s no data model "Hosts". Did you mean "Host"?',
  ]);
  const condition = transform('osFamly = "Linux"', ' model="Host" error="no attribute"', 'bcl');
  expect(textOf(condition.children[1])).toContain('Error: Host has no attribute "osFamly"');
});

it('formats cells for readers', () => {
  expect(
    [null, 1 / 3, true, '2025-12-15T08:30:00Z', ['a', 'b'], hosts[0]].map((cell) =>
      textOfCell(cell as never),
    ),
  ).toEqual(['–', '0.33', 'True', '2025-12-15 08:30', 'a, b', 'web_0']);
});

it.each([
  [0, '0'],
  [2.5, '2.5'],
  [1234567.891, '1234567.89'],
  [false, 'False'],
  ['2025-12-15T08:30:59.123Z', '2025-12-15 08:30'],
  ['2025-12-15', '2025-12-15'],
  ['since 2025-12-15T08:30:00Z', 'since 2025-12-15T08:30:00Z'],
  ['', ''],
  [[], ''],
  [[hosts[1], hosts[2]], 'web_1, web_2'],
])('formats the cell %j as %j', (cell, text) => {
  expect(textOfCell(cell as never)).toBe(text);
});

it('says how many records match a condition', () => {
  const [, summary] = transform('riskScore > 4', ' model="Host" run', 'bcl').children;
  expect(textOf(summary)).toBe('Matches 2 of the 7 hosts.');
});

it('gives every score one decimal, so that scores line up', () => {
  const [, table] = transform('FIND Host AS h RETURN h.riskScore LIMIT 2').children;
  expect(textOf(table)).toContain('0.01.0');
});
