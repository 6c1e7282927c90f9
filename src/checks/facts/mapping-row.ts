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

/** The column that makes a table a mapping table. */
export const attributeColumn = 'Data-model attribute';

/** The table that contains a row, with what the row is checked against. */
export interface MappingTable {
  page: CheckedPage;
  model: Model;
  /** Whether the rows describe outgoing data. Their other cells are about the target then. */
  isOutgoing: boolean;
}

/**
 * Checks one row of a mapping table: its attributes exist, and for incoming data, the platform doesn't fill the
 * attribute itself, the example has the attribute's type, and every value of a choice is mapped.
 */
export function checkMappingRow(row: TableRow, table: MappingTable, report: Report) {
  const {model, isOutgoing} = table;
  const cell = row.get(attributeColumn);
  if (!cell) return;
  const names = textsIn(cell, 'inlineCode');
  const text = textOf(cell);
  if (names.length === 0 && !(isOutgoing && text === 'Constant'))
    report(cell, `"${text}" isn't an attribute`, 'write its name as code, or delete the row');
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
    const fix = name === 'status' ? 'map sourceStatus instead' : 'delete the row';
    report(cell, `the platform fills ${typeName}.${name}, not the source`, fix);
    return;
  }
  const values = udm.valuesOf(attribute);
  if (values.length > 0)
    checkMappedValues(row, {name: `${typeName}.${name}`, values}, page, report);
  else checkType(row, cell, `${typeName}.${name}`, attribute, report);
}

/** For each type, the form of an example, and its description for messages. */
const forms: Partial<Record<ModelAttribute['type'], [form: RegExp, wants: string]>> = {
  boolean: [/^(true|false)$/i, '`true` or `false`'],
  number: [/^-?\d+(,\d{3})*(\.\d+)?$/, 'a number, such as `7.5`'],
  dateTime: [
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/,
    'a time in UTC, such as `2025-12-09T21:44:03Z`',
  ],
};

/**
 * Checks that the example has the attribute's type, and that a reference's conversion says how the other record is
 * found.
 */
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
    report(cell, `"${example}" doesn't fit ${name}`, `write ${wants}`);
  if (type === 'reference' && !/reference|finds the/i.test(textOf(row.get('Conversion') ?? cell)))
    report(
      cell,
      `${name} is a reference, but the conversion doesn't say so`,
      'begin the conversion with "Reference to the …" or "Reference by …"',
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
