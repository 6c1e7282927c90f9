import type {PhrasingContent} from 'mdast';
import type {ReleaseEntry} from '../../product/releases';
import {firstSentence} from '../../product/releases/first-sentence';
import {kinds} from '../../product/releases/kinds';
import {link, text} from '../directives/nodes';

/** Returns an entry's first sentence as a link to the full entry: "New: Every visual is a BQL query." */
export const entryLine = ({kind, route, content}: ReleaseEntry): PhrasingContent[] => [
  link(route, [text(`${kinds[kind].label}: `), ...firstSentence(content)]),
];
