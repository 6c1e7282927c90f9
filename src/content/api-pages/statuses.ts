import {STATUS_CODES} from 'node:http';
import type {List, ListItem, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {element, inlineElement, paragraph, text} from '../directives/nodes';

/** A status at the beginning of a text, and what follows it. */
const leading = /^([1-5]\d\d)\b\s*/;

/** Shows statuses in color: in the tables of errors, which become lists, and in the lists of a request's responses. */
export function showStatuses(tree: Root): void {
  visit(tree, 'table', (table: Table, index, parent) => {
    const [, ...rows] = table.children;
    const named = rows.filter((row) => leading.test(textOf(row.children[0])));
    if (!parent || index === undefined || named.length <= rows.length / 2) return;
    parent.children[index] = element('dl', rows.flatMap(entriesOf), 'fields');
  });
  let hasResponses = false;
  visit(tree, 'list', (list: List, index, parent) => {
    const responses = list.children.map(responseOf);
    if (!parent || index === undefined || !responses.every((each) => each !== undefined)) return;
    parent.children[index] = element('div', responses, 'responses');
    hasResponses = true;
  });
  if (hasResponses)
    tree.children.unshift(importOf('@site/src/content/api-pages/Response', 'Response'));
}

/** Reads `**200**, with \`Token\`: What it means.` Returns undefined if a list's entry isn't a response. */
function responseOf({children: [line]}: ListItem): RootContent | undefined {
  if (line?.type !== 'paragraph') return undefined;
  const [status, ...rest] = line.children;
  const digits = textOf(status);
  const name = STATUS_CODES[digits];
  if (status?.type !== 'strong' || !name) return undefined;
  const end = rest.findIndex((node) => node.type === 'text' && node.value.includes(':'));
  const [before = [], after = rest] = end < 0 ? [] : [rest.slice(0, end), rest.slice(end)];
  const content = before.filter(({type}) => type === 'inlineCode').map((node) => textOf(node));
  const [first, ...others] = after;
  const meaning =
    first?.type === 'text' ? [text(first.value.replace(/^[^:]*:\s*/, '')), ...others] : after;
  return component(
    'Response',
    {status: digits, name, ...(content.length > 0 && {content: content.join(' ')})},
    [paragraph(...meaning)],
  );
}

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
    inlineElement('b', [text(digits)], `status status-${digits[0]}xx`),
    ...(after || rest.length > 0 ? [inlineElement('b', [text(after), ...rest])] : []),
  ];
}

/** Joins cells to sentences. A table's last cell, what to do, has no period where the page's writer omitted it. */
const sentences = (cells: PhrasingContent[][]): PhrasingContent[] =>
  cells.flatMap((cell, index) => {
    const end = /[.!?:]$/.test(cell.map((node) => textOf(node)).join('')) ? '' : '.';
    return [...(index > 0 ? [text(' ')] : []), ...cell, ...(end ? [text(end)] : [])];
  });
