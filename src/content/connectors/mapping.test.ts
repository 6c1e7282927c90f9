import type {Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import attributeTypes from './attribute-types';
import mappingCells from './mapping-cells';

/** The rows of a mapping table below a heading, after some steps. */
function rowsOf(heading: string, rows: string, ...steps: (() => (tree: Root) => void)[]) {
  const tree: Root = {type: 'root', children: markdown(`### ${heading}\n\n${rows}`)};
  for (const step of steps) step()(tree);
  const table = tree.children.find((node): node is Table => node.type === 'table');
  return (table?.children ?? []).map(({children}) => children);
}

const incoming = `| Source field | Data-model attribute | Conversion | Example |
| --- | --- | --- | --- |
| \`id\` | \`uid\`, \`ipAddresses\` | Unchanged | \`9bd2\` |`;
const outgoing = `| Data-model attribute | Issue field | Conversion | Example |
| --- | --- | --- | --- |
| \`name\` | \`summary\` | Unchanged | |`;

test('an attribute says its type, and leads to the model that defines it', () => {
  const [, cells] = rowsOf('Asset to host', incoming, attributeTypes);
  expect(textOf(cells?.[1])).toBe('uid Unique identifier, ipAddresses Text, several');
  expect(JSON.stringify(cells?.[1])).toMatch(/"\/docs\/reference\/udm\/[\w-]+#attribute-uid"/);
  expect(JSON.stringify(cells?.[0])).not.toContain('attribute-');
});

test('the model of outgoing data is on the left', () => {
  const [, cells] = rowsOf('Ticket to issue', outgoing, attributeTypes);
  expect(textOf(cells?.[0])).toBe('name Text');
  expect(textOf(cells?.[1])).toBe('summary');
});

test("an attribute that the model doesn't have stays as it is, for the checks", () => {
  const [, cells] = rowsOf('Asset to host', incoming.replace('`uid`', '`uuid`'), attributeTypes);
  expect(textOf(cells?.[1])).toMatch(/^uuid, /);
});

test('the example moves below the conversion, and an empty one leaves nothing', () => {
  const [head, cells] = rowsOf('Asset to host', incoming, mappingCells);
  expect(head?.map((cell) => textOf(cell))).toEqual([
    'Source field',
    'Data-model attribute',
    'ConversionExample',
  ]);
  expect(cells).toHaveLength(3);
  expect(cells?.[2]?.children.at(-1)).toMatchObject({
    data: {hName: 'div'},
    children: [{type: 'inlineCode', value: '9bd2'}],
  });
  const [, empty] = rowsOf('Ticket to issue', outgoing, mappingCells);
  expect(textOf(empty?.[2])).toBe('Unchanged');
});

test('a comma between two names ends a line, and a comma in a sentence stays', () => {
  const names = '\n| `a`, `b` | `name` | Unchanged | |\n| `a`, or `b` | `name` | Unchanged | |';
  const [, , list, sentence] = rowsOf('Asset to host', incoming + names, mappingCells);
  expect(list?.[0]?.children[1]).toMatchObject({
    data: {hName: 'span'},
    children: [{type: 'text', value: ', '}],
  });
  expect(sentence?.[0]?.children[1]).toMatchObject({type: 'text', value: ', or '});
});

test('other tables keep their columns', () => {
  const table = '| Setting | Default | Range | Effect |\n| - | - | - | - |\n| a | b | c | `d` |';
  const [, cells] = rowsOf('Additional settings', table, attributeTypes, mappingCells);
  expect(cells?.map((cell) => textOf(cell))).toEqual(['a', 'b', 'c', 'd']);
});
