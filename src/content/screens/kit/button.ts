import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Callouts} from './callouts';

/** Draws a button, but not as a `button` element, because it can't be pressed. */
export const drawButton = (label: string, callouts: Callouts): Element =>
  h('span', {className: ['screen-button']}, [label, ...callouts.at(`button:${label}`)]);
