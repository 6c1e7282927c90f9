import type {PhrasingContent} from 'mdast';
import type {ReleaseEntry} from '../../product/releases';
import {firstSentence} from '../../product/releases/first-sentence';
import {kinds} from '../../product/releases/kinds';
import {link, text} from './nodes';

/** The first sentence of an entry, as a link to the whole: "New in Armis 2.1.0: Sites arrive as groups." */
export function entryLine({kind, about, route, content}: ReleaseEntry): PhrasingContent[] {
  const {label} = kinds[kind];
  const begin = about ? `${label} in ${about}: ` : `${label}: `;
  return [link(route, [text(begin), ...firstSentence(content)])];
}
