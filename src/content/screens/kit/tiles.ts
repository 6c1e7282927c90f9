import type {Element} from 'hast';
import {h, s} from 'hastscript';
import type {Tile} from '../schema';
import {askForNumber, askForNumbers, written} from './ask';
import type {Callouts} from './callouts';

/** Draws large numbers with their labels and, if they have one, their trend. */
export const drawTiles = (tiles: Tile[], callouts: Callouts): Element =>
  h(
    'div',
    {className: ['screen-tiles']},
    tiles.map((tile) => {
      const points = trendOf(tile);
      return h('div', [
        h('span', tile.label),
        h('b', numberOf(tile)),
        ...(points ? [drawTrend(points)] : []),
        ...callouts.at(`tile:${tile.label}`),
      ]);
    }),
  );

const numberOf = (tile: Tile) =>
  'query' in tile ? `${written(askForNumber(tile.query))}${tile.unit ?? ''}` : tile.value;

function trendOf(tile: Tile): number[] | undefined {
  if (!('query' in tile)) return tile.trend;
  return tile.trend === undefined ? undefined : askForNumbers(tile.trend).map(({value}) => value);
}

/** In pixels, with room for the dot at the end. */
const width = 72;
const height = 24;
const room = 3;

/** Draws a line without axes, whose end is the number next to it. */
function drawTrend(values: number[]): Element {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const points = values.map((value, index) => [
    room + ((width - 2 * room) * index) / (values.length - 1),
    height - room - ((height - 2 * room) * (value - least)) / range,
  ]);
  const line = points.map((point) => point.map(Math.round).join(' ')).join('L');
  const [x, y] = points.at(-1)?.map(Math.round) ?? [];
  return s('svg', {viewBox: `0 0 ${width} ${height}`, width, height, ariaHidden: 'true'}, [
    s('path', {className: ['screen-area'], d: `M${line}V${height}H${room}z`}),
    s('path', {className: ['screen-line'], d: `M${line}`}),
    s('circle', {cx: x, cy: y, r: room}),
  ]);
}
