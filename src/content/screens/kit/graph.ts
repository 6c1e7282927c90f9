import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {isRecord} from '../../../bql/evaluate/row';
import {displayName} from '../../../bql/evaluate/values';
import type {GraphRecord} from '../../../bql/graph';
import {udm} from '../../../product/udm';
import {ask} from './ask';
import type {Callouts} from './callouts';

/** In drawing units. The drawing is as wide as a phone. */
const width = 320;
const boxHeight = 40;
const rowHeight = 52;
/** The average width of a character. */
const letter = 6.4;

/**
 * Draws the graph that Explorer shows for a query that returns records: a column of boxes for each part, and lines
 * between the records of each path.
 *
 * @throws {Error} when the query doesn't return records
 */
export function drawGraph(
  {query, shown}: {query: string; shown: number},
  callouts: Callouts,
): Element {
  const paths = ask(query)
    .rows.map((cells) => cells.filter(isRecord))
    .slice(0, shown);
  const parts = Math.max(...paths.map((path) => path.length));
  if (parts < 1)
    throw new Error(`needs records from: ${query} Return an alias alone, such as "RETURN h, v".`);
  const columns = Array.from({length: parts}, (_, column) => [
    ...new Set(paths.flatMap((path) => path[column] ?? [])),
  ]);
  const height = Math.max(...columns.map((records) => records.length)) * rowHeight;
  const boxWidth = parts > 2 ? 98 : 144;
  const placeOf = (record: GraphRecord, column: number) => {
    const records = columns[column] ?? [];
    const step = height / records.length;
    return {
      x: parts === 1 ? 0 : Math.round(((width - boxWidth) * column) / (parts - 1)),
      y: Math.round(step * (records.indexOf(record) + 0.5)),
    };
  };
  const lines = new Set(
    paths.flatMap((path) =>
      path.slice(1).map((record, index) => {
        const from = placeOf(path[index] ?? record, index);
        const to = placeOf(record, index + 1);
        return `M${from.x + boxWidth} ${from.y}L${to.x} ${to.y}`;
      }),
    ),
  );
  return h('div', {className: ['screen-graph']}, [
    ...callouts.at('graph'),
    s('svg', {viewBox: `-1 0 ${width + 2} ${height}`, width: width + 2, height}, [
      s('path', {d: [...lines].join('')}),
      ...columns.flatMap((records, column) =>
        records.map((record) => {
          const {x, y} = placeOf(record, column);
          const model = udm.model(record.typeName).name;
          return s('g', [
            s('rect', {x, y: y - boxHeight / 2, width: boxWidth, height: boxHeight, rx: 6}),
            s('text', {x: x + 7, y: y - 5, className: ['screen-kind']}, cut(model, boxWidth)),
            s('text', {x: x + 7, y: y + 11}, cut(displayName(record), boxWidth)),
          ]);
        }),
      ),
    ]),
  ]);
}

/** Shortens a name to fit a box. */
function cut(name: string, boxWidth: number): string {
  const most = Math.floor((boxWidth - 14) / letter);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
