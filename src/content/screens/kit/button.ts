import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Callouts} from './callouts';
import {drawIcon, iconNamed} from './icons';

/** Buttons that do what a screen is for. */
const leading = ['Create', 'Save', 'Update', 'Run', 'Approve', 'Add tickets'];

/** Draws a button, but not as a `button` element, because it can't be pressed. */
export function drawButton(
  label: string,
  callouts: Callouts,
  isLeading = leading.includes(label),
): Element {
  const icon = iconNamed(label);
  return h('span', {className: ['screen-button', ...(isLeading ? ['screen-leading'] : [])]}, [
    ...(icon ? [drawIcon(icon)] : []),
    label,
    ...callouts.at(`button:${label}`),
  ]);
}

/** Draws a row of buttons. */
export const drawActions = (labels: string[], callouts: Callouts): Element =>
  h('div', {className: ['screen-actions']}, [
    ...callouts.at('actions'),
    ...labels.map((label) => drawButton(label, callouts)),
  ]);
