import type {Element} from 'hast';
import {h} from 'hastscript';
import {askForNumber, written} from './ask';
import type {Callouts} from './callouts';

/** Draws large numbers with their labels. */
export const drawTiles = (tiles: {label: string; query: string}[], callouts: Callouts): Element =>
  h(
    'div',
    {className: ['screen-tiles']},
    tiles.map(({label, query}) =>
      h('div', [
        h('span', label),
        h('b', written(askForNumber(query))),
        ...callouts.at(`tile:${label}`),
      ]),
    ),
  );
