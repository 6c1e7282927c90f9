import type {EditorView} from '@codemirror/view';
import type {SchemaEntry} from '../../../bql/schema/browse';

/**
 * Returns the text to insert for an entry of the schema: with the alias that the query gives to the entry's model, and
 * with spaces where words would touch.
 */
export function insertionOf(entry: SchemaEntry, before: string, query: string): string {
  const {insert, kind} = entry;
  const alias = kind === 'attribute' && !before.endsWith('.') ? aliasOf(entry, query) : undefined;
  const space = before === '' || /[\s.([]$/.test(before) ? '' : ' ';
  return `${space}${alias ? `${alias}.` : ''}${insert}`;
}

/** Returns the alias of a model that the attribute was listed for or, failing that, of one that inherits it, too. */
function aliasOf({models = [], relatives = []}: SchemaEntry, query: string): string | undefined {
  const named = [...query.matchAll(/(\w+(?:\s*\|\s*\w+)*)\s+AS\s+(\w+)/gi)].map(
    ([, sources = '', alias]) => ({names: sources.toLowerCase().split(/\s*\|\s*/), alias}),
  );
  return [...models, ...relatives]
    .map((model) => named.find(({names}) => names.includes(model.toLowerCase()))?.alias)
    .find(Boolean);
}

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
