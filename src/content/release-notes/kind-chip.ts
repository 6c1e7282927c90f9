import type {PhrasingContent} from 'mdast';
import {type EntryKind, kinds} from '../../product/releases/kinds';
import {inlineElement, text} from '../directives/nodes';

/** Returns an entry's kind as a chip. kind-chip.css draws its icon. */
export const kindChip = (kind: EntryKind, label: string = kinds[kind].label): PhrasingContent =>
  inlineElement('span', [text(label)], kindClass(kind));

/** Returns the classes of a chip. */
export const kindClass = (kind: EntryKind) => `kind kind-${kind}`;
