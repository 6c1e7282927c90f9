import type {Element} from 'hast';
import {h} from 'hastscript';
import {askForTexts} from './ask';
import type {Callouts} from './callouts';

/**
 * Draws numbers by row and column, each shaded by its share of the largest.
 *
 * @throws {Error} when the query doesn't return a row, a column, and a number
 */
export function drawMatrix(
  {title, query}: {title: string; query: string},
  callouts: Callouts,
): Element {
  const {rows} = askForTexts(query);
  const across = [...new Set(rows.map(([, column = '']) => column))];
  const down = [...new Set(rows.map(([row = '']) => row))];
  const numberAt = (row: string, column: string) =>
    Number(rows.find((cells) => cells[0] === row && cells[1] === column)?.[2] ?? 0);
  const most = Math.max(...rows.map((cells) => Number(cells[2])));
  if (!Number.isFinite(most)) throw new Error(`needs a row, a column, and a number from: ${query}`);
  return h('div', [
    h('div', {className: ['screen-caption']}, [title, ...callouts.at(`matrix:${title}`)]),
    h('table', {className: ['screen-matrix']}, [
      h('thead', [h('tr', [h('td'), ...across.map((name) => h('th', {scope: 'col'}, name))])]),
      h(
        'tbody',
        down.map((row) =>
          h('tr', [
            h('th', {scope: 'row'}, [row, ...callouts.at(`row:${row}`)]),
            ...across.map((column) => {
              const value = numberAt(row, column);
              const step = Math.ceil((4 * value) / most);
              return h('td', {className: [`screen-shade-${step}`]}, String(value));
            }),
          ]),
        ),
      ),
    ]),
  ]);
}
