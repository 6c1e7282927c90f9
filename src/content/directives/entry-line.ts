import type {PhrasingContent} from 'mdast';
import type {ReleaseEntry} from '../../product/releases';
import {firstSentence} from '../../product/releases/first-sentence';
import {kinds} from '../../product/releases/kinds';
import {link, text} from './nodes';

/** Returns an entry's first sentence as a link to the full entry: "New in Armis 2.1.0: Sites arrive as groups." */
export function entryLine({kind, about, route, content}: ReleaseEntry): PhrasingContent[] {
  const {label} = kinds[kind];
  const begin = about ? `${label} in ${about}: ` : `${label}: `;
  return [link(route, [text(begin), ...firstSentence(content)])];
}
