import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {askForNumbers, written} from './ask';
import type {Callouts} from './callouts';

interface Chart {
  title: string;
  kind: 'bars' | 'columns' | 'donut';
  query: string;
}

interface Point {
  label: string;
  value: number;
}

/** In pixels. If a chart has more than the width of a phone, its columns are wider, and its text isn't. */
const width = 320;
const height = 110;
/** Space below the columns for a line of labels, and above them for numbers. */
const foot = 18;
const head = 16;
/** The width of a character, with some room. */
const letter = 7.2;

/**
 * Draws a chart of a query's counts.
 *
 * @throws {Error} when the query doesn't return a label and a number
 */
export function drawChart({title, kind, query}: Chart, callouts: Callouts): Element {
  const points = askForNumbers(query);
  return h('div', {className: ['screen-chart']}, [
    h('div', {className: ['screen-caption']}, [title, ...callouts.at(`chart:${title}`)]),
    drawings[kind](points),
  ]);
}

const drawings: Record<Chart['kind'], (points: Point[]) => Element> = {
  bars: drawBars,
  columns: drawColumns,
  donut: drawDonut,
};

const mostOf = (points: Point[]) => Math.max(...points.map(({value}) => value), 1);

const classOf = (label: string) => `screen-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Draws one row per label, so that the chart reads as a table. */
function drawBars(points: Point[]): Element {
  const most = mostOf(points);
  return h('table', {className: ['screen-bars']}, [
    h(
      'tbody',
      points.map(({label, value}) =>
        h('tr', [
          h('th', {scope: 'row'}, label),
          h('td', [
            s('svg', {ariaHidden: 'true'}, [
              s('rect', {
                className: [classOf(label)],
                width: `${percent(value, most)}%`,
                height: '100%',
              }),
            ]),
          ]),
          h('td', written(value)),
        ]),
      ),
    ),
  ]);
}

const percent = (value: number, most: number) => Math.round((100 * value) / most);

function drawColumns(points: Point[]): Element {
  const most = mostOf(points);
  const step = 100 / points.length;
  const labels = points.map(({label}) => shortMonth(label));
  const longest = Math.max(...labels.map(({length}) => length));
  // Labels that would touch are omitted, except the last one.
  const every = Math.ceil((longest * letter * points.length) / width);
  return s('svg', {width: '100%', height: height + foot}, [
    ...points.flatMap(({label, value}, index) => {
      const tall = Math.round(((height - head) * value) / most);
      const middle = percentOf(step * (index + 0.5));
      return [
        s('rect', {
          className: [classOf(label)],
          x: percentOf(step * (index + 0.2)),
          y: height - tall,
          width: percentOf(step * 0.6),
          height: tall,
        }),
        s('text', {x: middle, y: height - tall - 4}, written(value)),
        ...((points.length - 1 - index) % every === 0
          ? [s('text', {x: middle, y: height + foot - 4}, labels[index])]
          : []),
      ];
    }),
  ]);
}

const percentOf = (value: number) => `${Number(value.toFixed(1))}%`;

/** "Jun" for "2025-06". Other labels stay. */
const shortMonth = (label: string) =>
  /^\d{4}-\d\d$/.test(label)
    ? new Date(label).toLocaleString('en', {month: 'short', timeZone: 'UTC'})
    : label;

/** Draws a ring, with a legend next to it. */
function drawDonut(points: Point[]): Element {
  const all = points.reduce((sum, {value}) => sum + value, 0);
  let before = 0;
  const parts = points.map(({label, value}) => {
    const share = (100 * value) / all;
    const part = s('circle', {
      className: [classOf(label)],
      cx: 21,
      cy: 21,
      r: 15.915,
      pathLength: 100,
      strokeDasharray: `${share.toFixed(1)} ${(100 - share).toFixed(1)}`,
      strokeDashoffset: (25 - before).toFixed(1),
    });
    before += share;
    return part;
  });
  return h('div', {className: ['screen-donut']}, [
    s('svg', {viewBox: '0 0 42 42', width: 110, height: 110, ariaHidden: 'true'}, parts),
    h('table', {className: ['screen-legend']}, [
      h(
        'tbody',
        points.map(({label, value}) =>
          h('tr', [
            h('th', {scope: 'row'}, [h('i', {className: [classOf(label)]}), ` ${label}`]),
            h('td', written(value)),
          ]),
        ),
      ),
    ]),
  ]);
}
