import type {Extension} from '@codemirror/state';
import {schemaLinkTo} from '../../../content/api-examples/link';
import type {QueryEngine} from '../../../sample/engine/client';
import {help} from '../../playground/editor/help';

/**
 * Shows what a field, an argument, or a type means, with a link to its type in the schema.
 *
 * @param baseUrl the site's base path, such as `/`
 */
export const descriptions = (engine: QueryEngine, baseUrl: string): Extension =>
  help(async (text, position) => {
    const found = await engine.ask('describeApi', [text, position]);
    if (!found) return undefined;
    const {start, end, name, type, namedType, description} = found;
    const link = namedType && {
      href: `${baseUrl}${schemaLinkTo(namedType).slice(1)}`,
      text: `${namedType} in the schema`,
    };
    return {start, end, title: name, detail: type, info: description, link: link || undefined};
  });
