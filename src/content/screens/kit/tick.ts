import type {Element} from 'hast';
import {h} from 'hastscript';

/** Draws a checkbox. */
export const drawTick = (isTicked: boolean): Element =>
  isTicked
    ? h('i', {className: ['screen-tick', 'screen-on'], role: 'img', ariaLabel: 'Checked'})
    : h('i', {className: ['screen-tick']});
