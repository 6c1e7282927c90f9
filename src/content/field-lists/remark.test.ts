import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {component, markdown} from '../../base/markdown/nodes';
import fieldLists from './remark';

function show(markdown: string): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(fieldLists);
  return processor.runSync(processor.parse(markdown)) as Root;
}

it('shows what a form asks as a list, without what no field has', () => {
  const tree = show(
    [
      '| Setting | Required | Default | Format | Example |',
      '| --- | --- | --- | --- | --- |',
      '| **URL** | Yes | | Its address | `https://acme.example` |',
      '| **Key** | If **URL** is empty | Empty | Text | |',
    ].join('\n'),
  );
  expect(tree.children).toMatchObject([{data: {hName: 'dl'}}]);
  expect(textOf(tree)).toBe(
    'URL RequiredIts address Example: https://acme.example' +
      'Key Required if URL is empty Default: EmptyText',
  );
});

it('keeps two names of one row together', () => {
  const tree = show('| Field | Default |\n| --- | --- |\n| **From**, **To** | 1 |');
  expect(tree).toMatchObject({
    children: [{children: [{children: [{data: {hName: 'b'}}, {}, {}]}, {}]}],
  });
});

it('names what a line says, except for the meaning', () => {
  const tree = show(
    '| Setting | Default | Range | Effect |\n| --- | --- | --- | --- |\n| **Size** | 10 | 1 to 20 | Rows |',
  );
  expect(textOf(tree)).toBe('Size Default: 10Rows Range: 1 to 20');
  const values = show(
    '| Option | Values | Default |\n| --- | --- | --- |\n| **MFA** | All | None |',
  );
  expect(textOf(values)).toBe('MFA Default: NoneValues: All');
});

it('shows fields and their values as a list only inside a step', () => {
  const table = ['| Field | Value |', '| --- | --- |', '| **Title** | `Servers` |'];
  const inStep = ['1. Fill in:', '', ...table.map((row) => `   ${row}`)];
  expect(textOf(show(inStep.join('\n')))).toBe('Fill in:TitleServers');
  expect(JSON.stringify(show(inStep.join('\n')))).not.toContain('"table"');
  expect(show(table.join('\n')).children).toMatchObject([{type: 'table'}]);
});

it('leaves comparisons, which are read across', () => {
  const table = '| Field | By hand | At sign-in |\n| --- | --- | --- |\n| **Name** | `a` | `b` |';
  expect(show(`- In a step:\n\n${table.replace(/^/gm, '  ')}`)).toMatchObject({
    children: [{children: [{children: [{}, {type: 'table'}]}]}],
  });
});

it('leaves tables that a search filters', () => {
  const table = markdown('| Setting | Default |\n| --- | --- |\n| **Size** | 10 |');
  const search = component('Limits', {}, table);
  fieldLists()({type: 'root', children: [search]});
  expect(search).toMatchObject({children: [{type: 'table'}]});
});
