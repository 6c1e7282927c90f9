import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import {askForNumbers, written} from './ask';
import type {Callouts} from './callouts';

interface Chart {
  title: string;
  kind: 'bars' | 'columns' | 'line' | 'donut';
  query: string;
}

interface Point {
  label: string;
  value: number;
}

/** In drawing units. The drawing is as wide as a phone. */
const width = 320;
const height = 130;
/** Space below the drawing for a line of labels, and above it for numbers. */
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
  line: drawLine,
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
  const step = width / points.length;
  const longest = Math.max(...points.map(({label}) => label.length));
  // Labels that would touch are omitted, except the last one.
  const every = Math.ceil((longest * letter) / step);
  return drawing(
    points.flatMap(({label, value}, index) => {
      const top = yOf(value, most);
      const middle = Math.round(step * (index + 0.5));
      return [
        s('rect', {
          className: [classOf(label)],
          x: Math.round(step * (index + 0.2)),
          y: top,
          width: Math.round(step * 0.6),
          height: height - top,
        }),
        word(middle, top - 4, written(value)),
        ...((points.length - 1 - index) % every === 0
          ? [word(middle, height + foot - 4, label)]
          : []),
      ];
    }),
  );
}

/** Only the first and last points have labels, because all labels together would touch. */
function drawLine(points: Point[]): Element {
  const most = mostOf(points);
  const xOf = (index: number) =>
    Math.round(24 + ((width - 48) * index) / Math.max(points.length - 1, 1));
  const line = points.map(({value}, index) => `${xOf(index)},${yOf(value, most)}`).join(' ');
  const ends = [0, points.length - 1];
  return drawing([
    s('polygon', {
      className: ['screen-area'],
      points: `24,${height} ${line} ${width - 24},${height}`,
    }),
    s('polyline', {className: ['screen-line'], points: line}),
    ...ends.flatMap((index) => {
      const {label = '', value = 0} = points[index] ?? {};
      return [
        word(xOf(index), yOf(value, most) - 5, written(value)),
        word(xOf(index), height + foot - 4, label),
      ];
    }),
  ]);
}

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

const yOf = (value: number, most: number) => Math.round(height - ((height - head) * value) / most);

const word = (x: number, y: number, text: string): ElementContent => s('text', {x, y}, text);

const drawing = (children: ElementContent[]): Element =>
  s('svg', {viewBox: `0 0 ${width} ${height + foot}`, width, height: height + foot}, children);
