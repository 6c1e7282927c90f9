import type {Element} from 'hast';
import {h} from 'hastscript';
import {ratingNames} from '../../tables/severity-badges';
import {badgeClasses, isRatingColumn} from '../../tables/severity-columns';
import {askForTexts, written} from './ask';
import type {Callouts} from './callouts';

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
  {columns, rows}: {columns: string[]; rows: string[][]},
  callouts: Callouts,
): Element => h('div', [rowsOf(columns, rows, callouts)]);

/** In a narrow window, each row is a block, and `data-label` names its cells. */
function rowsOf(
  labels: string[],
  rows: string[][],
  callouts: Callouts,
  ticked?: number[],
): Element {
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
            h('td', {dataLabel: labels[column], className: classesOf(cell)}, [
              ...(column === 0 && ticked ? [ticked.includes(row + 1) ? '☑ ' : '☐ '] : []),
              asShown(labels[column] ?? '', cell),
              ...(row === 0 ? callouts.whereNarrow(`column:${labels[column]}`) : []),
              ...(column === 0 ? callouts.at(`row:${row + 1}`) : []),
            ]),
          ),
        ),
      ),
    ),
  ]);
}

/** A rating is a badge, as in page tables. */
const asShown = (label: string, value: string) =>
  isRatingColumn(label) && ratingNames.has(value)
    ? h('span', {className: badgeClasses(value)}, value)
    : value;

/** A date stays on one line. */
const classesOf = (cell: string) => (/^\d{4}-\d\d-\d\d$/.test(cell) ? ['screen-date'] : []);
