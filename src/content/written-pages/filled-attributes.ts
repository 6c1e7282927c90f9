import {once} from '../../base/once';
import {type Model, udm} from '../../product/udm';
import {inSentence} from '../../product/udm/names';
import {attributeColumn, sidesOf} from '../connectors/mapping-table';
import type {WrittenPage, WrittenSection} from './read-pages';
import {codesIn, tablesIn} from './tables';

/** An attribute that a connector fills. */
export interface FilledAttribute {
  /** The model that defines it. */
  model: Model;
  name: string;
}

/** The attributes that a connector's page maps in "Attribute mapping", without duplicates. */
export function filledAttributes({sections}: WrittenPage): FilledAttribute[] {
  const filled = new Map<string, FilledAttribute>();
  for (const section of sections)
    for (const {columns, rows} of tablesIn(section.lines)) {
      // If the column is the first, the data is outgoing.
      if (columns.indexOf(attributeColumn) < 1) continue;
      const names = rows.flatMap((row) => codesIn(row.get(attributeColumn) ?? ''));
      for (const {typeName} of modelsOf(section))
        for (const name of names) {
          const model = udm.attributeOf(typeName, name)?.definedBy;
          if (model) filled.set(`${model.typeName}.${name}`, {model, name});
        }
    }
  return [...filled.values()];
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
