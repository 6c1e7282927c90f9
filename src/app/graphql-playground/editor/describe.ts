import {hoverTooltip} from '@codemirror/view';
import type {QueryEngine} from '../../../sample/engine/client';
import type {ApiDescription} from '../../../sample/graphql/describe';

/** Shows what the field, the argument, or the type under the pointer means, with a link to its place in the schema. */
export const descriptions = (engine: QueryEngine, schemaAddress: string) =>
  hoverTooltip(
    async (view, position) => {
      const text = view.state.doc.toString();
      const found = await engine.ask('describeApi', [text, position]).catch(() => undefined);
      return found
        ? {pos: found.start, end: found.end, create: () => ({dom: boxOf(found, schemaAddress)})}
        : null;
    },
    {hideOnChange: true},
  );

function boxOf({name, type, namedType, description}: ApiDescription, schemaAddress: string) {
  const box = document.createElement('div');
  box.className = 'cm-completionInfo';
  const head = box.appendChild(document.createElement('p'));
  head.appendChild(document.createElement('code')).textContent = type ? `${name}: ${type}` : name;
  if (description)
    box.appendChild(document.createElement('p')).textContent = description.replaceAll('`', '');
  if (namedType) {
    const link = box.appendChild(document.createElement('a'));
    link.href = `${schemaAddress}#${namedType}`;
    link.textContent = `${namedType} in the schema`;
  }
  return box;
}
