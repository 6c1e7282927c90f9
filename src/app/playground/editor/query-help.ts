import type {Extension} from '@codemirror/state';
import type {QueryEngine} from '../../../sample/engine/client';
import {help} from './help';

/**
 * Shows what a word of a query means, with a link to its reference.
 *
 * @param baseUrl the site's base path, such as `/`
 */
export const queryHelp = (engine: QueryEngine, baseUrl: string): Extension =>
  help(async (text, position) => {
    const found = await engine.ask('help', [text, position]);
    if (!found) return undefined;
    const {page, ...word} = found;
    const link = {
      href: `${baseUrl}${page.slice(1)}`,
      text: 'Reference',
      label: `Reference of ${word.title}`,
    };
    return {...word, link};
  });
