import type {Element} from 'hast';
import {h} from 'hastscript';
import {menu, product} from '../../product/facts';
import {drawBlocks} from './kit/blocks';
import {Callouts} from './kit/callouts';
import {drawHeader, drawNavigation, drawTitle} from './kit/frame';
import type {Screen} from './schema';

/** A page's settings for a screen. */
export interface View {
  /** The part that's open, such as `filter:status`. */
  show?: string | undefined;
  /** The parts to number, in order: `filter:status, button:Create`. `3=row:1` assigns a number. */
  callouts?: string | undefined;
}

/**
 * Draws a screen as HTML that doesn't need a script. Colors and the narrow layout come from `screens.css`.
 *
 * @returns the window, to be placed in a `figure`, and the number of each numbered part
 * @throws {Error} when it names a menu, model, attribute, form, field, or callout that doesn't exist
 */
export function drawScreen(
  screen: Screen,
  {show, callouts: wanted}: View = {},
): {window: Element; numbers: Record<string, number>} {
  const callouts = new Callouts(wanted);
  const around = {callouts, show};
  // The buttons for the whole screen, or for its list below the filters.
  const atTitle = screen.blocks.find(
    (block, at, blocks) => 'actions' in block && (at === 0 || 'filters' in (blocks[at - 1] ?? {})),
  );
  const actions = atTitle && 'actions' in atTitle ? atTitle.actions : [];
  const window = h('div', {className: ['screen-window']}, [
    drawHeader(product.name, menu, screen, callouts),
    h('div', {className: ['screen-body']}, [
      drawNavigation(menu, screen, callouts),
      h('div', {className: ['screen-content']}, [
        ...callouts.at('content'),
        drawTitle(screen, actions, callouts),
        ...drawBlocks(
          screen.blocks.filter((block) => block !== atTitle),
          around,
        ),
      ]),
    ]),
  ]);
  callouts.finish();
  return {window, numbers: callouts.numbers};
}
