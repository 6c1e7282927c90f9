import type {Element} from 'hast';
import {h} from 'hastscript';

/** Code in a field or an answer: no `code` element, of which pages make a block with a button where it has lines. */
export const drawCode = (text: string): Element => h('samp', text.trim());
