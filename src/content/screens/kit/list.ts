import type {Element} from 'hast';
import {h} from 'hastscript';
import type {ScreenBlock} from '../schema';
import {askForTexts, written} from './ask';
import type {Callouts} from './callouts';
import {drawTick} from './tick';
import {drawValue} from './value';

interface List {
  query: string;
  rows: string;
  shown: number;
  ticked?: number[] | undefined;
}

/** Draws the records that a query finds: the first rows, and the total. */
export function drawList({query, rows: noun, shown, ticked}: List, callouts: Callouts): Element {
  const {labels, rows, total} = askForTexts(query);
  return h('div', [
    rowsOf(labels, rows.slice(0, shown), callouts, ticked),
    h('div', {className: ['screen-count']}, [
      `1 to ${Math.min(shown, rows.length)} of ${written(total)} ${noun}`,
      ...callouts.at('count'),
    ]),
  ]);
}

/** Draws rows that don't come from a query. */
export const drawTable = (
  {columns, rows}: Extract<ScreenBlock, {table: unknown}>['table'],
  callouts: Callouts,
): Element => h('div', [rowsOf(columns, rows, callouts)]);

/** In a narrow window, each row is a block, and `data-label` names its cells. */
function rowsOf(
  labels: string[],
  rows: string[][],
  callouts: Callouts,
  ticked?: number[],
): Element {
  const classes = labels.map((_, column) =>
    rows.some((cells) => (cells[column] ?? '').length > longestShort) ? ['screen-long'] : undefined,
  );
  return h('table', {className: ['screen-list']}, [
    h('thead', [
      h(
        'tr',
        labels.map((label) => h('th', {scope: 'col'}, [label, ...callouts.at(`column:${label}`)])),
      ),
    ]),
    h(
      'tbody',
      rows.map((cells, row) =>
        h(
          'tr',
          cells.map((cell, column) =>
            h('td', {dataLabel: labels[column], className: classes[column]}, [
              ...(column === 0 ? callouts.at(`row:${row + 1}`) : []),
              ...(column === 0 && ticked ? [drawTick(ticked.includes(row + 1)), ' '] : []),
              drawValue(labels[column] ?? '', cell),
              ...(row === 0 ? callouts.whereNarrow(`column:${labels[column]}`) : []),
            ]),
          ),
        ),
      ),
    ),
  ]);
}

/** In characters. Longer values take two lines if the window has no room for them. */
const longestShort = 20;
