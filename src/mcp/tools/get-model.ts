import * as z from 'zod';
import {InputError} from '../../base/source/input-error';
import {suggestion} from '../../base/text/suggest';
import {faultsOfQuery} from '../../bql/check';
import {describeModel, modelEntry, type SchemaEntry} from '../../bql/schema/browse';
import {routeOf} from '../../product/udm/address';
import type {Model} from '../../product/udm/definition';
import {rootFieldOf} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import type {ToolContext} from '../context';
import {textTool} from '../tool';

export const getModel = textTool({
  name: 'get_model',
  title: 'Look up a data model',
  description:
    'Returns a data model of {Product}: its place among the others, its attributes with types and meanings, and the verbs that lead from it to other models in BQL.',
  input: z.object({
    model: z
      .string()
      .min(1)
      .max(100)
      .describe('A type name such as Host, or a name such as "CVE record"'),
    containing: z
      .string()
      .max(100)
      .optional()
      .describe(
        'Returns only attributes and verbs that contain this text in their names or meanings',
      ),
  }),
  answer({model: asked, containing = ''}, context) {
    const {dataset} = context.library;
    const model = findModel(asked, dataset.udm);
    const words = containing.toLowerCase();
    const isWanted = ({label, info = ''}: SchemaEntry) =>
      `${label} ${info}`.toLowerCase().includes(words);
    const groups = describeModel(model.typeName, dataset).map(({title, entries}) => {
      const wanted = entries.filter(isWanted);
      const lines = wanted.map(lineOf).join('\n') || `None contains "${containing}".`;
      return `## ${title} (${wanted.length} of ${entries.length})\n\n${lines}`;
    });
    return [`# ${model.typeName}`, factsOf(model, context), ...groups].join('\n\n');
  },
});

/** @throws {InputError} with the model that was probably meant */
function findModel(asked: string, udm: Udm): Model {
  const name = asked.trim().toLowerCase();
  const found = udm.models.find(({typeName, name: title, plural, slug}) =>
    [typeName, title, plural, slug].some((each) => each.toLowerCase() === name),
  );
  if (found) return found;
  // A query's fault also knows what other tools call the model.
  const word = asked.replace(/[^A-Za-z]/g, '');
  const fix = word && faultsOfQuery(`FIND ${word}`, udm)[0]?.fix;
  const all = udm.models.map(({typeName}) => typeName);
  throw new InputError(
    `There's no data model "${asked}". ${fix ? `Did you mean "${fix}"?` : suggestion(asked, all)}`,
  );
}

function factsOf(model: Model, {library: {dataset}, addressOf}: ToolContext): string {
  const {udm} = dataset;
  const {typeName, family, abstract} = model;
  const {info, detail} = modelEntry(model, dataset);
  const names = (models: Model[]) => models.map((each) => each.typeName).join(', ');
  const facts = {
    Page: addressOf(routeOf(model)),
    'In GraphQL': rootFieldOf(model),
    Family: udm.definition.families[family]?.title,
    Parents: names(udm.ancestorsOf(typeName)),
    Children: names(udm.childrenOf(typeName)),
    'Records in the sample organization': detail,
    Abstract: abstract ? 'yes: its records belong to its descendants' : '',
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`- ${name}: ${value}`] : [],
  );
  return `${info}\n\n${lines.join('\n')}`;
}

const lineOf = ({label, detail, info}: SchemaEntry) =>
  `- \`${label}\`${detail ? ` (${detail})` : ''}${info ? `: ${info}` : ''}`;
