import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import stackRows from './stack-rows';

/** Runs the plugin on a table with these column heads. */
function tableWith(heads: string[], className?: string, rows: string[][] = []): Element {
  const cells = heads.map((name) => h('th', name));
  const table = h('table', {className}, [
    h('thead', [h('tr', cells)]),
    h(
      'tbody',
      rows.map((row) =>
        h(
          'tr',
          row.map((cell) => h('td', cell)),
        ),
      ),
    ),
  ]);
  stackRows()({type: 'root', children: [table]});
  return table;
}

it('gives cells the names of their columns, except in the first', () => {
  const {properties} = tableWith(['Role', 'Can', 'Can\'t "ever"']);
  expect(properties.className).toEqual(['stacked']);
  expect(properties.style).toBe(`--column-2:"Can: ";--column-3:"Can't \\"ever\\": "`);
});

it('leaves columns without a name as they are', () => {
  expect(tableWith(['Field', '', 'Meaning']).properties.style).toBe('--column-3:"Meaning: "');
});

it('names the group of rows whose first cell is empty', () => {
  const rows = [
    ['General', 'Title'],
    ['', 'Server'],
    ['Data', 'Asset'],
  ];
  const html = toHtml(tableWith(['Section', 'Field', 'Value'], undefined, rows));
  expect(html.match(/data-group="\w+"/g)).toEqual(['data-group="General"']);
});

it('knows a table whose first column counts the rows', () => {
  const table = tableWith(['Order', 'Clause', 'Use'], undefined, [
    ['1', 'FIND', ''],
    ['2', 'WHERE', ''],
  ]);
  expect(table.properties.className).toEqual(['stacked', 'ordered']);
});

it('leaves tables of numbers', () => {
  const head = (name: string, align?: string) => h('th', {align}, name);
  const row = h('tr', [head('Rating'), head('From', 'right'), head('To', 'right')]);
  const table = h('table', [row]);
  stackRows()({type: 'root', children: [table]});
  expect(table.properties.style).toBeUndefined();
});

it('leaves tables that fit, and tables with their own layout', () => {
  expect(tableWith(['Role', 'Can']).properties.style).toBeUndefined();
  expect(tableWith(['From', 'To', 'How'], 'fitting').properties.style).toBeUndefined();
});
