import type {PhrasingContent, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {detail, type FieldNote, inlineElement, type ListedField, text} from '../directives/nodes';

/** Columns that a field's first line shows. */
const firstLine = new Set(['Type', 'In', 'Required', 'Present', 'Default']);

/**
 * Columns whose cells say nothing without the column's name. The first column that isn't one of them is the field's
 * meaning.
 */
const labeled = new Set([
  'Change it when',
  'Example',
  'Existing users',
  'In the example',
  'Range',
  'Values',
]);

/** The headings of a table's columns. */
export const headingsOf = ({children: [header]}: Table): string[] =>
  header?.children.map((cell) => textOf(cell)) ?? [];

/** Whether a table has several columns of meanings, which readers compare. */
export const isComparison = (table: Table): boolean =>
  headingsOf(table).filter(
    (heading, at) => at > 0 && !firstLine.has(heading) && !labeled.has(heading),
  ).length > 1;

/** Reads a table of fields, parameters, arguments, or settings whose first column names them. */
export function readTable(table: Table): ListedField[] {
  const headings = headingsOf(table);
  return table.children.slice(1).map((row) => fieldOf(headings, row));
}

function fieldOf(headings: string[], {children}: TableRow): ListedField {
  const cell = (heading: string): PhrasingContent[] =>
    children[headings.indexOf(heading)]?.children ?? [];
  const others = headings.slice(1).filter((heading) => !firstLine.has(heading));
  const meaning = others.find((heading) => !labeled.has(heading)) ?? others[0] ?? '';
  const [place = '', ...optional] = textOf(cell('In')).split(', ');
  const standard = cell('Default');
  return {
    name: nameOf(children[0]?.children ?? []),
    type: cell('Type'),
    place,
    note:
      required(textOf(cell('Required'))) ??
      (textOf(cell('Present')) === 'Always' ? 'Always' : inAddress(place, optional)),
    value: standard.length > 0 ? [text('Default: '), ...standard] : [],
    about: labeled.has(meaning) ? [text(`${meaning}: `), ...cell(meaning)] : cell(meaning),
    details: others
      .filter((heading) => heading !== meaning && cell(heading).length > 0)
      .map((heading) => detail(heading, cell(heading))),
  };
}

/** Keeps several names, and what's between them, in one piece. */
const nameOf = (content: PhrasingContent[]) =>
  content.length > 1 ? [inlineElement('b', content)] : content;

function required(value: string): FieldNote | undefined {
  if (!value) return undefined;
  if (value === 'Yes' || value === 'Always') return 'Required';
  if (value === 'No') return 'Optional';
  if (value === 'Read-only') return 'Read only';
  return `Required ${value.replace(/^Required /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
}

function inAddress(place: string, optional: string[]): FieldNote | undefined {
  if (!place) return undefined;
  return optional.length > 0 ? 'Optional' : 'Required';
}
