import type {EditorView} from '@codemirror/view';
import type {SchemaEntry} from '../../../bql/schema/browse';

/**
 * Returns the text to insert for an entry of the schema: with the alias that the query gives to the entry's model, and
 * with spaces where words would touch.
 */
export function insertionOf(
  {insert, kind, model}: SchemaEntry,
  before: string,
  query: string,
): string {
  const alias =
    kind === 'attribute' && !before.endsWith('.') ? aliasOf(model ?? '', query) : undefined;
  const space = before === '' || /[\s.([]$/.test(before) ? '' : ' ';
  return `${space}${alias ? `${alias}.` : ''}${insert}`;
}

const aliasOf = (model: string, query: string) =>
  new RegExp(`\\b${model}\\s+AS\\s+(\\w+)`, 'i').exec(query)?.[1];

/** Replaces the selection with an entry of the schema, and moves the focus behind it. */
export function insertEntry(view: EditorView, entry: SchemaEntry): void {
  const {from, to} = view.state.selection.main;
  const query = view.state.doc.toString();
  const text = insertionOf(entry, query.slice(0, from), query);
  view.dispatch({
    changes: {from, to, insert: text},
    selection: {anchor: from + text.length},
    userEvent: 'input',
  });
  returnTo(view);
}

/** Moves the focus to the editor, and scrolls to it if it's out of view. CodeMirror doesn't scroll. */
export function returnTo(view: EditorView): void {
  view.focus();
  view.dom.scrollIntoView({block: 'nearest'});
}
