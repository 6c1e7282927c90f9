import type {Root, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {ownApis} from '../../product/own-apis';
import {fieldList, type ListedField} from '../directives/nodes';
import {schemaTable} from '../directives/parts/connect-schema';
import {headingsOf, isComparison, readTable} from '../field-lists/read-table';

/** Headings of a first column that names fields. */
const names = new Set(['Argument', 'Field', 'Parameter', 'Part', 'Variable']);

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

const fieldsIn = (table: Table) =>
  names.has(headingsOf(table)[0] ?? '') && !isComparison(table) ? readTable(table) : undefined;

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
