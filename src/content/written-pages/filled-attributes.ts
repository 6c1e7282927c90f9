import {once} from '../../base/once';
import {type Model, udm} from '../../product/udm';
import {inSentence} from '../../product/udm/names';
import type {WrittenPage, WrittenSection} from './read-pages';
import {codesIn, tablesIn} from './tables';

/** An attribute that a connector fills. */
export interface FilledAttribute {
  /** The model that defines it. */
  model: Model;
  name: string;
}

/** The column that makes a table a mapping table. If it's the first, the data is outgoing. */
const attributeColumn = 'Data-model attribute';

/** The attributes that a connector's page maps in "Attribute mapping", without duplicates. */
export function filledAttributes({sections}: WrittenPage): FilledAttribute[] {
  const filled = new Map<string, FilledAttribute>();
  for (const section of sections)
    for (const {columns, rows} of tablesIn(section.lines)) {
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

/** The data models that a section's heading names: "Finding to vulnerability and open source finding". */
function modelsOf({title}: WrittenSection): Model[] {
  const [, to = ''] = /^.+? to (.+?)(?: \(.+\))?$/.exec(title) ?? [];
  return to.split(/, | and /).flatMap((name) => modelsByName().get(name) ?? []);
}

const modelsByName = once(
  () =>
    new Map(
      udm.models.flatMap((model) => [
        [model.name, model],
        [inSentence(model), model],
      ]),
    ),
);
