import type {PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type FieldNote, fieldList, type ListedField} from '../directives/nodes';

/** Headings of a first column that names fields. */
const names = new Set(['Argument', 'Field', 'Parameter', 'Part', 'Variable']);

/** What the columns of a table of fields say about each. Every other column is its meaning. */
const columns = new Set(['Type', 'In', 'Required', 'Present', 'Default']);

/** Turns each table of fields, parameters, or arguments into a list, where a long type or meaning has room. */
export function showFields(tree: Root): void {
  visit(tree, 'table', (table: Table, index, parent) => {
    const [header, ...rows] = table.children;
    const headings = header?.children.map((cell) => textOf(cell)) ?? [];
    if (!parent || index === undefined || !names.has(headings[0] ?? '')) return;
    parent.children[index] = fieldList(rows.map((row) => fieldOf(headings, row)));
  });
}

function fieldOf(headings: string[], {children}: TableRow): ListedField {
  const cell = (heading: string): PhrasingContent[] =>
    children[headings.indexOf(heading)]?.children ?? [];
  const meaning = headings.findIndex((heading, index) => index > 0 && !columns.has(heading));
  const [place = '', ...optional] = textOf(cell('In')).split(', ');
  const standard = cell('Default');
  return {
    name: children[0]?.children ?? [],
    type: cell('Type'),
    place,
    note:
      required[textOf(cell('Required'))] ??
      (textOf(cell('Present')) === 'Always' ? 'Always' : inAddress(place, optional)),
    value: standard.length > 0 ? [{type: 'text', value: 'Default: '}, ...standard] : [],
    about: children[meaning]?.children ?? [],
  };
}

const required: Record<string, FieldNote> = {
  Always: 'Required',
  'In new records': 'Required in new records',
};

function inAddress(place: string, optional: string[]): FieldNote | undefined {
  if (!place) return undefined;
  return optional.length > 0 ? 'Optional' : 'Required';
}
