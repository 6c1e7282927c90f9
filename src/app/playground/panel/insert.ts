import type {EditorView} from '@codemirror/view';
import type {SchemaEntry} from '../../../bql/schema/browse';

/**
 * Returns the text to insert for an entry of the schema: with the alias that the query gives to the entry's model, after
 * the word that must come before it, and with spaces where words would touch.
 */
export function insertionOf(entry: SchemaEntry, before: string, query: string): string {
  const {insert, kind, attribute} = entry;
  const space = before === '' || /[\s.([]$/.test(before) ? '' : ' ';
  if (kind === 'model') return before.trim() ? `${space}${insert}` : `FIND ${insert}`;
  if (kind === 'verb') return `${space}${insert}`;
  if (kind === 'attribute') return `${jointAfter(before)}${pathTo(entry, before, query)}`;
  if (!attribute || /(?:[=<>[,]|\b(?:IN|LIKE|CONTAINS|ANY|ALL|WITH))\s*$/i.test(before))
    return `${space}${insert}`;
  if (before.trimEnd().endsWith(attribute.insert)) return `${space}= ${insert}`;
  return `${jointAfter(before)}${pathTo(attribute, before, query)} = ${insert}`;
}

/** Returns what must come between a query's beginning and an attribute: WHERE, AND, a comma, or at most a space. */
function jointAfter(before: string): string {
  if (before === '' || /[.([]$/.test(before)) return '';
  const text = before.trimEnd();
  const gap = text === before ? ' ' : '';
  const clauses = text.match(/\b(?:FIND|THAT|WHERE|WITH|RETURN|ORDER\s+BY)\b/gi);
  const clause = clauses?.at(-1)?.toUpperCase() ?? '';
  const isBegun = /(?:,|\b(?:FIND|THAT|WHERE|WITH|RETURN|BY|AND|OR|NOT|DISTINCT))$/i.test(text);
  if (clause === '' || isBegun) return gap;
  if (clause === 'FIND' || clause === 'THAT') return `${gap}WHERE `;
  if (clause !== 'WHERE') return ', ';
  return /["\d\])]$|\b(?:true|false|EXISTS)$/i.test(text) ? `${gap}AND ` : gap;
}

/** Writes an attribute with its model's alias, unless it's there already. */
function pathTo(attribute: SchemaEntry, before: string, query: string): string {
  const alias = before.endsWith('.') ? undefined : aliasOf(attribute, query);
  return alias ? `${alias}.${attribute.insert}` : attribute.insert;
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
