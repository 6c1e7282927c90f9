import type {Nodes, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {suggest} from '../../base/text/suggest';
import {connectorSchema} from '../../product/connectors/schema';
import {type Model, udm} from '../../product/udm';
import {inSentence} from '../../product/udm/names';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {type PageTable, tablesIn} from '../structure/tables';
import {attributeColumn, checkMappingRow} from './mapping-row';

/** A data model, and the place where the page names it. */
interface Named {
  model: Model;
  place: Nodes;
}

/**
 * Checks that a connector page promises only what the data model can contain. The front matter and the "Data model"
 * column in "Data retrieved" name models. Each model has a table below "### <source object> to <data model>" in
 * "Attribute mapping". A table whose first column is the attribute is for outgoing data ("### Ticket to incident"),
 * which can include any of the model's attributes.
 */
export const checkConnectorMappings = onEachPage((page, report) => {
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  // check-front-matter reports a block that doesn't fit its schema.
  if (page.kind !== 'connector' || !connector) return;
  const retrieved = tablesIn(page, 'Data retrieved').flatMap(({rows}) =>
    rows.flatMap((row) => modelsIn(row.get('Data model'), report)),
  );
  const mapped = tablesIn(page, 'Attribute mapping')
    .filter(({columns}) => columns.includes(attributeColumn))
    .flatMap((table) => checkTable(table, page, report));
  checkFrontMatter(page, connector.models, retrieved, mapped, report);
});

/** The models that a cell of "Data retrieved" lists, separated with commas. */
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
  report(
    place,
    `"${name}" is abstract, so no record has this model`,
    `name its kinds instead: ${kinds.join(', ')}`,
  );
}

/** @returns the models that the table fills or sends; an abstract model represents all its kinds */
function checkTable(
  {heading: {node, text}, columns, rows}: PageTable,
  page: CheckedPage,
  report: Report,
): Named[] {
  const isOutgoing = columns[0] === attributeColumn;
  const [, from, to] = /^(.+) to (.+?)(?: \(.+\))?$/.exec(text) ?? [];
  const side = isOutgoing ? from : to;
  if (!side) {
    const form = isOutgoing ? '<data model> to <target object>' : '<source object> to <data model>';
    report(node, `"${text}" doesn't say which data model the table maps`, `write "### ${form}"`);
    return [];
  }
  const models = side.split(/, | and /).flatMap((name) => {
    const model = udm.models.find((each) => each.name === name || inSentence(each) === name);
    if (!model) reportUnknown(node, name, report);
    return model ? [model] : [];
  });
  for (const row of rows) {
    for (const model of models) checkMappingRow(row, {page, model, isOutgoing}, report);
  }
  return models
    .flatMap(({typeName}) => udm.concreteModelsOf(typeName))
    .map((model) => ({model, place: node}));
}

/** Checks that the front matter, "Data retrieved", and "Attribute mapping" name the same models. */
function checkFrontMatter(
  {frontMatter: {lineOf}}: CheckedPage,
  declared: string[],
  retrieved: Named[],
  mapped: Named[],
  report: Report,
) {
  const has = (list: Named[], name: string) => list.some(({model}) => model.name === name);
  for (const [index, name] of declared.entries()) {
    const line = lineOf('connector', 'models', index);
    const model = udm.models.find((each) => each.name === name);
    if (!model) continue; // check-models reports it.
    const heading = `### <source object> to ${inSentence(model)}`;
    if (model.abstract) reportAbstract(line, model, report);
    else if (!has(retrieved, name))
      report(
        line,
        `"Data retrieved" has no row for "${name}"`,
        'add the row, or remove the model here',
      );
    else if (!has(mapped, name))
      report(line, `"Attribute mapping" has no table for "${name}"`, `add "${heading}"`);
  }
  for (const {model, place} of [...retrieved, ...mapped]) {
    if (!model.abstract && !declared.includes(model.name))
      report(place, `the front matter doesn't list "${model.name}"`, 'add it to connector.models');
  }
}
