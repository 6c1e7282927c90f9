import {hoverTooltip} from '@codemirror/view';
import {schemaLinkTo} from '../../../content/api-examples/link';
import type {QueryEngine} from '../../../sample/engine/client';
import type {ApiDescription} from '../../../sample/graphql/describe';

/**
 * Shows what the field, the argument, or the type under the pointer means, with a link to its type in the schema.
 *
 * @param baseUrl the site's base path, such as `/`
 */
export const descriptions = (engine: QueryEngine, baseUrl: string) =>
  hoverTooltip(
    async (view, position) => {
      const text = view.state.doc.toString();
      const found = await engine.ask('describeApi', [text, position]).catch(() => undefined);
      return found
        ? {pos: found.start, end: found.end, create: () => ({dom: boxOf(found, baseUrl)})}
        : null;
    },
    {hideOnChange: true},
  );

function boxOf({name, type, namedType, description}: ApiDescription, baseUrl: string) {
  const box = document.createElement('div');
  box.className = 'cm-completionInfo';
  const head = box.appendChild(document.createElement('p'));
  head.appendChild(document.createElement('code')).textContent = type ? `${name}: ${type}` : name;
  if (description)
    box.appendChild(document.createElement('p')).textContent = description.replaceAll('`', '');
  if (namedType) {
    const link = box.appendChild(document.createElement('a'));
    link.href = `${baseUrl}${schemaLinkTo(namedType).slice(1)}`;
    link.textContent = `${namedType} in the schema`;
  }
  return box;
}
