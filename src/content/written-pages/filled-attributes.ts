import {once} from '../../base/once';
import {type Model, udm} from '../../product/udm';
import {inSentence} from '../../product/udm/names';
import {attributeColumn, sidesOf} from '../connectors/mapping-table';
import type {WrittenPage, WrittenSection} from './read-pages';
import {codesIn, tablesIn} from './tables';

/** An attribute that a connector fills. */
export interface FilledAttribute {
  model: Model;
  name: string;
}

/** The attributes that a connector's page maps in "Attribute mapping", without duplicates. */
export function filledAttributes(page: WrittenPage): FilledAttribute[] {
  const filled = new Map<string, FilledAttribute>();
  for (const {model, name} of mappedAttributes(page)) {
    const definedBy = udm.attributeOf(model.typeName, name)?.definedBy;
    if (definedBy) filled.set(`${definedBy.typeName}.${name}`, {model: definedBy, name});
  }
  return [...filled.values()];
}

/** The same, with each model that a mapping table is about instead of the model that defines the attribute. */
export function mappedAttributes({sections}: Pick<WrittenPage, 'sections'>): FilledAttribute[] {
  return sections.flatMap((section) =>
    tablesIn(section.lines).flatMap(({columns, rows}) => {
      // If the column is the first, the data is outgoing.
      if (columns.indexOf(attributeColumn) < 1) return [];
      const names = rows.flatMap((row) => codesIn(row.get(attributeColumn) ?? ''));
      return modelsOf(section).flatMap((model) => names.map((name) => ({model, name})));
    }),
  );
}

/** The data models that the heading above a mapping table names. */
const modelsOf = ({title}: WrittenSection): Model[] =>
  sidesOf(title)[1].flatMap((name) => modelsByName().get(name) ?? []);

const modelsByName = once(
  () =>
    new Map(
      udm.models.flatMap((model) => [
        [model.name, model],
        [inSentence(model), model],
      ]),
    ),
);
