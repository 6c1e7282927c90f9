import type {Element} from 'hast';
import {h} from 'hastscript';

/**
 * Draws code in a field or an answer. It isn't a `code` element, because pages turn multiline ones into a block with a
 * button.
 */
export const drawCode = (text: string): Element => h('samp', text.trim());
