import type {Nodes, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {suggest} from '../text/suggest';
import {type Model, type ModelAttribute, udm} from '../udm';
import {renamedOf} from '../udm/renamed';
import type {Report} from './check';
import type {TableRow} from './tables';

/** The column that makes a table one of mappings. */
export const attributeColumn = 'Data-model attribute';

/**
 * Checks one row of a mapping table: its attributes exist, and what comes in is not the platform's own work and is a
 * value that a choice can have.
 *
 * @param isOutgoing the row sends the attribute away; then its other cells are about the target
 */
export function checkMappingRow(row: TableRow, model: Model, isOutgoing: boolean, report: Report) {
  const cell = row.get(attributeColumn);
  if (!cell) return;
  const names = textsIn(cell, 'inlineCode');
  const text = textOf(cell);
  if (names.length === 0 && !(isOutgoing && text === 'Constant'))
    report(cell, `"${text}" is no attribute`, 'write its name as code, or leave the row out');
  for (const name of names) {
    const attribute = udm.attributeOf(model.typeName, name);
    if (!attribute) reportMissing(cell, model, name, report);
    else if (!isOutgoing) checkIncoming(row, cell, model, attribute, report);
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
  {typeName}: Model,
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
  for (const value of values.length > 0 ? writtenValues(row) : []) {
    if (!values.includes(value))
      report(cell, `"${value}" is no value of ${typeName}.${name}`, suggest(value, values));
  }
}

/** The values that a row names: bold ones of the conversion, and the example. */
function writtenValues(row: TableRow): Set<string> {
  const [conversion, example] = [row.get('Conversion'), row.get('Example')];
  const texts = [...textsIn(conversion, 'strong'), example ? textOf(example) : ''];
  return new Set(texts.filter(Boolean));
}

function textsIn(cell: TableCell | undefined, type: Nodes['type']): string[] {
  const texts: string[] = [];
  if (cell)
    visit(cell, type, (node) => {
      texts.push(textOf(node));
    });
  return texts;
}
