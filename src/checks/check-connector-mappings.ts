import type {InlineCode, Nodes, Strong, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {connectorSchema} from '../connectors/schema';
import {suggest} from '../text/suggest';
import {type Model, type ModelAttribute, udm} from '../udm';
import {inSentence} from '../udm/names';
import {renamedOf} from '../udm/renamed';
import {onEachPage, type Report} from './check';
import type {Page} from './page';
import {type PageTable, tablesIn} from './tables';

/** A data model, where the page names it. */
interface Named {
  model: Model;
  place: Nodes;
}

const attributeColumn = 'Data-model attribute';

/**
 * A connector page promises only what the data model can hold. The column "Data model" of "Data retrieved" names its
 * models, and so does the front matter. Each has a table below "### <source object> to <data model>" in "Attribute
 * mapping", whose attributes exist, are not calculated, and get values that they can have. A table that begins with
 * the attribute goes out ("### Ticket to incident"): it may send whatever the model holds.
 */
export const checkConnectorMappings = onEachPage((page, report) => {
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  // A block that does not fit its schema, the check of front matter reports.
  if (page.kind !== 'connector' || !connector) return;
  const retrieved = tablesIn(page, 'Data retrieved').flatMap(({rows}) =>
    rows.flatMap((row) => modelsIn(row.get('Data model'), report)),
  );
  const mapped = tablesIn(page, 'Attribute mapping')
    .filter(({columns}) => columns.includes(attributeColumn))
    .flatMap((table) => checkTable(table, report));
  checkFrontMatter(page, connector.models, retrieved, mapped, report);
});

/** The models that a cell of "Data retrieved" lists, separated by commas. */
function modelsIn(cell: TableCell | undefined, report: Report): Named[] {
  if (!cell) return [];
  return textOf(cell)
    .split(', ')
    .flatMap((name) => {
      const model = udm.models.find((each) => each.name === name);
      if (!model) reportUnknown(cell, name, report);
      else if (model.abstract) reportAbstract(cell, model, report);
      return model ? [{model, place: cell}] : [];
    });
}

function reportUnknown(place: Nodes, name: string, report: Report) {
  const names = udm.models.map((model) => model.name);
  report(place, `no data model is named "${name}"`, suggest(name, names));
}

function reportAbstract(place: Nodes | number, {name, typeName}: Model, report: Report) {
  const kinds = udm.concreteModelsOf(typeName).map((kind) => kind.name);
  report(place, `"${name}" is abstract, no record is of it`, `name its kinds: ${kinds.join(', ')}`);
}

/** @returns the models that its rows are for; those of an abstract model are for each of its kinds */
function checkTable({heading, columns, rows}: PageTable, report: Report): Named[] {
  const isOutgoing = columns[0] === attributeColumn;
  const [, from, to] = /^(.+) to (.+?)(?: \(.+\))?$/.exec(heading.text) ?? [];
  const side = isOutgoing ? from : to;
  if (!side) {
    const form = isOutgoing ? '<data model> to <target object>' : '<source object> to <data model>';
    report(
      heading.node,
      `"${heading.text}" does not say which data model the table maps`,
      `write "### ${form}"`,
    );
    return [];
  }
  const models = side.split(/, | and /).flatMap((name) => {
    const model = udm.models.find((each) => each.name === name || inSentence(each) === name);
    if (!model) reportUnknown(heading.node, name, report);
    return model ? [model] : [];
  });
  for (const row of rows) {
    for (const model of models) checkRow(row, model, isOutgoing, report);
  }
  return models
    .flatMap(({typeName}) => udm.concreteModelsOf(typeName))
    .map((model) => ({model, place: heading.node}));
}

function checkRow(row: PageTable['rows'][number], model: Model, isOutgoing: boolean, report: Report) {
  const cell = row.get(attributeColumn);
  if (!cell) return;
  const names = textsIn<InlineCode>(cell, 'inlineCode');
  if (names.length === 0 && !(isOutgoing && textOf(cell) === 'Constant'))
    report(cell, `"${textOf(cell)}" is no attribute`, 'write its name as code, or leave the row out');
  for (const name of names) {
    const attribute = udm.attributeOf(model.typeName, name);
    if (!attribute) reportMissing(cell, model, name, report);
    else if (!isOutgoing) checkFilled(row, cell, model, attribute, report);
  }
}

function reportMissing(cell: TableCell, {typeName}: Model, name: string, report: Report) {
  const renamed = renamedOf(udm, typeName, name);
  if (renamed) {
    report(cell, `${typeName}.${name} was renamed in ${renamed.since}`, `write ${renamed.to}`);
    return;
  }
  const names = udm.attributesOf(typeName).map((attribute) => attribute.name);
  report(cell, `${typeName} has no attribute "${name}"`, suggest(name, names));
}

/** What a source gives, the platform does not make itself, and a choice can hold. */
function checkFilled(
  row: PageTable['rows'][number],
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
  if (values.length === 0) return;
  const [conversion, example] = [row.get('Conversion'), row.get('Example')];
  const written = [
    ...(conversion ? textsIn<Strong>(conversion, 'strong') : []),
    ...(example ? [textOf(example)].filter(Boolean) : []),
  ];
  for (const value of new Set(written)) {
    if (!values.includes(value))
      report(cell, `"${value}" is no value of ${typeName}.${name}`, suggest(value, values));
  }
}

/** The texts of the nodes of a type in a cell. */
function textsIn<T extends InlineCode | Strong>(cell: TableCell, type: T['type']): string[] {
  const texts: string[] = [];
  visit(cell, type, (node) => {
    texts.push(textOf(node));
  });
  return texts;
}

/** The front matter, "Data retrieved" and "Attribute mapping" name the same models. */
function checkFrontMatter(
  {frontMatter: {lineOf}}: Page,
  declared: string[],
  retrieved: Named[],
  mapped: Named[],
  report: Report,
) {
  const has = (list: Named[], name: string) => list.some(({model}) => model.name === name);
  for (const [index, name] of declared.entries()) {
    const line = lineOf('connector', 'models', index);
    const model = udm.models.find((each) => each.name === name);
    if (!model) continue; // The check of models reports it.
    if (model.abstract) reportAbstract(line, model, report);
    else if (!has(retrieved, name))
      report(line, `"Data retrieved" has no row for "${name}"`, 'add the row, or take it out here');
    else if (!has(mapped, name))
      report(
        line,
        `"Attribute mapping" has no table for "${name}"`,
        `add "### <source object> to ${inSentence(model)}"`,
      );
  }
  for (const {model, place} of [...retrieved, ...mapped]) {
    if (!model.abstract && !declared.includes(model.name))
      report(place, `the front matter leaves out "${model.name}"`, 'add it to connector.models');
  }
}
