import type {List, Paragraph, PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {element, inlineElement, text} from '../directives/nodes';

/** A status at the beginning of a text, and what follows it. */
const leading = /^([1-5]\d\d)\b\s*/;

/** Marks statuses in color: in the tables of errors, which become lists, and in the lists of a request's responses. */
export function showStatuses(tree: Root): void {
  visit(tree, 'table', (table: Table, index, parent) => {
    const [, ...rows] = table.children;
    const named = rows.filter((row) => leading.test(textOf(row.children[0])));
    if (!parent || index === undefined || named.length <= rows.length / 2) return;
    parent.children[index] = element('dl', rows.flatMap(entriesOf), 'fields');
  });
  visit(tree, 'list', (list: List) => {
    if (!list.children.every(({children: [first]}) => isResponse(first))) return;
    list.data = {hProperties: {className: ['responses']}};
    for (const {children} of list.children) {
      const line = children[0] as Paragraph;
      const [status, next, ...rest] = line.children;
      const after = next?.type === 'text' ? [text(next.value.replace(/^[,:]/, ''))] : [];
      line.children = [chip(textOf(status)), ...after, ...rest];
    }
  });
}

const isResponse = (node: List['children'][number]['children'][number] | undefined): boolean =>
  node?.type === 'paragraph' &&
  node.children[0]?.type === 'strong' &&
  /^[1-5]\d\d$/.test(textOf(node.children[0]));

/** Makes a name and a meaning of a row: the status and its code, and what it means and what to do. */
function entriesOf({children: [first, ...others]}: TableRow) {
  const cells = others.map(({children}) => children);
  const isCode = cells.length > 2;
  const code = isCode ? (cells[0] ?? []) : [];
  const meaning = isCode ? cells.slice(1) : cells;
  return [
    element('dt', [...statusOf(first?.children ?? []), ...code]),
    element('dd', sentences(meaning)),
  ];
}

/** Replaces a status at the beginning of a cell by its chip. */
function statusOf([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  const status = first?.type === 'text' ? leading.exec(first.value) : null;
  if (first?.type !== 'text' || !status) return first ? [first, ...rest] : rest;
  const [whole, digits = ''] = status;
  const after = first.value.slice(whole.length);
  return [
    chip(digits),
    ...(after || rest.length > 0 ? [inlineElement('b', [text(after), ...rest])] : []),
  ];
}

/** Joins cells to sentences. A table's last cell, what to do, has no period where the page's writer omitted it. */
const sentences = (cells: PhrasingContent[][]): PhrasingContent[] =>
  cells.flatMap((cell, index) => {
    const end = /[.!?:]$/.test(cell.map((node) => textOf(node)).join('')) ? '' : '.';
    return [...(index > 0 ? [text(' ')] : []), ...cell, ...(end ? [text(end)] : [])];
  });

const chip = (status: string): PhrasingContent =>
  inlineElement('b', [text(status)], `status status-${status[0]}xx`);
