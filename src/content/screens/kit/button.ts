import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Callouts} from './callouts';

/** A button: no `button` element, since nothing can be pressed. */
export const drawButton = (label: string, callouts: Callouts): Element =>
  h('span', {className: ['screen-button']}, [label, ...callouts.at(`button:${label}`)]);
