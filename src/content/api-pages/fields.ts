import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {ownApis} from '../../product/own-apis';
import {type FieldNote, fieldList, type ListedField} from '../directives/nodes';
import {schemaTable} from '../directives/parts/connect-schema';

/** Headings of a first column that names fields. */
const names = new Set(['Argument', 'Field', 'Parameter', 'Part', 'Variable']);

/** What the columns of a table of fields say about each. Every other column is its meaning. */
const columns = new Set(['Type', 'In', 'Required', 'Present', 'Default']);

/**
 * Turns each table of fields, parameters, or arguments into a list, where a long type or meaning has room. A field whose
 * values have fields of their own shows them, too.
 */
export function showFields(tree: Root): void {
  let hasNested = false;
  visit(tree, 'table', (table: Table, index, parent) => {
    const fields = fieldsIn(table);
    if (!parent || index === undefined || !fields) return;
    const nested = fields.map(nestedOf);
    hasNested ||= nested.some(({length}) => length > 0);
    parent.children[index] = fieldList(fields, nested);
  });
  if (hasNested)
    tree.children.unshift(importOf('@site/src/content/api-pages/NestedFields', 'NestedFields'));
}

function fieldsIn({children: [header, ...rows]}: Table): ListedField[] | undefined {
  const headings = header?.children.map((cell) => textOf(cell)) ?? [];
  if (!names.has(headings[0] ?? '')) return undefined;
  return rows.map((row) => fieldOf(headings, row));
}

/** The fields of a field's values, if its type names a schema that has some. */
function nestedOf({type = []}: ListedField): RootContent[] {
  const {schemas} = ownApis().connect;
  const name = type.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))[0] ?? '';
  const schema = schemas[name];
  if (!schema?.properties) return [];
  const fields = schemaTable(name, schema).flatMap((node) =>
    node.type === 'table' ? (fieldsIn(node) ?? []) : [],
  );
  return [component('NestedFields', {schema: name}, [fieldList(fields)])];
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
