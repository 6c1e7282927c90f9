import type {Nodes, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {suggest} from '../../base/text/suggest';
import {type Model, type ModelAttribute, udm} from '../../product/udm';
import {renamedOf} from '../../product/udm/renamed';
import type {Report} from '../check';
import type {CheckedPage} from '../page';
import type {TableRow} from '../structure/tables';
import {checkMappedValues} from './mapping-values';

/** The column that makes a table one of mappings. */
export const attributeColumn = 'Data-model attribute';

/** What a row is checked against. */
export interface MappingTable {
  page: CheckedPage;
  model: Model;
  /** The rows send attributes away; then their other cells are about the target. */
  isOutgoing: boolean;
}

/**
 * Checks one row of a mapping table: its attributes exist, and what comes in is not the platform's own work, is of the
 * attribute's type, and says what each value of a choice becomes.
 */
export function checkMappingRow(row: TableRow, table: MappingTable, report: Report) {
  const {model, isOutgoing} = table;
  const cell = row.get(attributeColumn);
  if (!cell) return;
  const names = textsIn(cell, 'inlineCode');
  const text = textOf(cell);
  if (names.length === 0 && !(isOutgoing && text === 'Constant'))
    report(cell, `"${text}" is no attribute`, 'write its name as code, or leave the row out');
  for (const name of names) {
    const attribute = udm.attributeOf(model.typeName, name);
    if (!attribute) reportMissing(cell, model, name, report);
    else if (!isOutgoing) checkIncoming(row, cell, table, attribute, report);
  }
}

function reportMissing(cell: TableCell, {typeName}: Model, name: string, report: Report) {
  const renamed = renamedOf(udm, typeName, name);
  const names = udm.attributesOf(typeName).map((attribute) => attribute.name);
  if (renamed)
    report(cell, `${typeName}.${name} was renamed in ${renamed.since}`, `write ${renamed.to}`);
  else report(cell, `${typeName} has no attribute "${name}"`, suggest(name, names));
}

function checkIncoming(
  row: TableRow,
  cell: TableCell,
  {page, model: {typeName}}: MappingTable,
  attribute: ModelAttribute,
  report: Report,
) {
  const {name, filledBy} = attribute;
  if (filledBy === 'calculation' || filledBy === 'platform') {
    const fix = name === 'status' ? 'map sourceStatus, which it is read from' : 'leave the row out';
    report(cell, `no source fills ${typeName}.${name}, the platform does`, fix);
    return;
  }
  const values = udm.valuesOf(attribute);
  if (values.length > 0)
    checkMappedValues(row, {name: `${typeName}.${name}`, values}, page, report);
  else checkType(row, cell, `${typeName}.${name}`, attribute, report);
}

/** How an example of a type looks, and how to say that it does not. */
const forms: Partial<Record<ModelAttribute['type'], [form: RegExp, wants: string]>> = {
  boolean: [/^(true|false)$/i, '`true` or `false`'],
  number: [/^-?\d+(,\d{3})*(\.\d+)?$/, 'a number, such as `7.5`'],
  dateTime: [
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/,
    'a time in UTC, such as `2025-12-09T21:44:03Z`',
  ],
};

/** The example has the attribute's type, and a reference says what it is found by. */
function checkType(
  row: TableRow,
  cell: TableCell,
  name: string,
  {type}: ModelAttribute,
  report: Report,
) {
  const example = textOf(row.get('Example') ?? cell);
  const [form, wants] = forms[type] ?? [];
  if (form && row.has('Example') && example !== '' && !form.test(example))
    report(cell, `"${example}" does not fit ${name}`, `the attribute holds ${wants}`);
  if (type === 'reference' && !/reference|finds the/i.test(textOf(row.get('Conversion') ?? cell)))
    report(
      cell,
      `${name} leads to other records, and the conversion does not say so`,
      'write "Reference to the …" or "Reference by …"',
    );
}

function textsIn(cell: TableCell | undefined, type: Nodes['type']): string[] {
  const texts: string[] = [];
  if (cell)
    visit(cell, type, (node) => {
      texts.push(textOf(node));
    });
  return texts;
}
