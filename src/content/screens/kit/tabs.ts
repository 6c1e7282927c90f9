import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Callouts} from './callouts';

/** Draws a row of tabs with one open tab. */
export const drawTabs = (titles: string[], open: string | undefined, callouts: Callouts): Element =>
  h(
    'div',
    {className: ['screen-tabs']},
    titles.map((title) =>
      h('span', {className: title === open ? ['screen-here'] : undefined}, [
        title,
        ...callouts.at(`tab:${title}`),
      ]),
    ),
  );
