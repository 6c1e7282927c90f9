import type {Root, Table} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fieldList} from '../directives/nodes';
import {headingsOf, readTable} from './read-table';

/** Headings of a first column that names what a form asks. */
const names = new Set(['Field', 'Okta field', 'Option', 'Setting']);

/**
 * A remark plugin that shows the fields of a form as a list, where a long name, value, or meaning has room. These are
 * tables that say what's required or the default, and tables of fields and their values inside a step.
 */
export default function fieldLists() {
  return (tree: Root) => {
    const forms = formsIn(tree);
    visit(tree, 'table', (table, index, parent) => {
      if (parent && index !== undefined && forms.has(table))
        parent.children[index] = fieldList(readTable(table));
    });
  };
}

/** Returns the tables that are shown as lists. */
export function formsIn(tree: Root): Set<Table> {
  const inSteps = new Set<Table>();
  const forms = new Set<Table>();
  visit(tree, 'listItem', (item) => {
    visit(item, 'table', (table) => {
      inSteps.add(table);
    });
  });
  visit(tree, (node) => {
    // A search over rows needs its tables.
    if (node.type === 'mdxJsxFlowElement') return SKIP;
    if (node.type === 'table' && isForm(node, inSteps.has(node))) forms.add(node);
    return undefined;
  });
  return forms;
}

function isForm(table: Table, isInStep: boolean): boolean {
  const [name = '', ...columns] = headingsOf(table);
  const says = (column: string) => columns.includes(column);
  return names.has(name) && (says('Required') || says('Default') || (isInStep && says('Value')));
}
