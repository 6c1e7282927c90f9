import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadYaml, locateYaml, YamlError} from '../../base/yaml/load';
import {fillIn, product, ratings, statuses} from '../facts';
import type {Attribute, ChoiceValue, Model, UdmDefinition} from './definition';
import {faultsOf} from './faults';
import type {ModelFile} from './model-file';
import {
  familiesSchema,
  modelSchema,
  renamedSchema,
  traitSchema,
  valueSetsSchema,
  verbsSchema,
} from './schema';

/**
 * Reads the data model from its folder.
 *
 * @param folder path of the folder with `models`, `traits`, and the other YAML files
 * @returns the definition, sorted by slug, traits expanded
 * @throws {YamlError} with `file:line what is wrong, what to do` for every fault in any file
 */
export function loadUdm(folder: string): UdmDefinition {
  const inFolder = (name: string) => path.join(folder, name);
  const traits = new Map(
    namesIn(inFolder('traits')).map((name) => [
      name,
      loadYaml(inFolder(`traits/${name}.yaml`), traitSchema).attributes,
    ]),
  );
  const files: ModelFile[] = readAll(namesIn(inFolder('models')), (slug) => ({
    slug,
    ...locateYaml(inFolder(`models/${slug}.yaml`), modelSchema),
  }));
  const definition = {
    verbs: loadYaml(inFolder('verbs.yaml'), verbsSchema),
    families: loadYaml(inFolder('families.yaml'), familiesSchema),
    valueSets: {...loadYaml(inFolder('value-sets.yaml'), valueSetsSchema), ...productValueSets()},
    renamed: loadYaml(inFolder('renamed.yaml'), renamedSchema),
  };
  const expanded = files.map((file) => ({
    file,
    model: modelOf(file, (name) => traits.get(name)),
  }));
  const faults = faultsOf(expanded, {...definition, traits: [...traits.keys()]});
  if (faults.length > 0) throw new YamlError(faults.join('\n'));
  return {...definition, models: expanded.map(({model}) => model)};
}

/** Returns the value sets that the product's facts define. */
function productValueSets(): Record<string, ChoiceValue[]> {
  const ofStatus = (kind: keyof typeof statuses) =>
    statuses[kind].map(({name, meaning}) => ({name, meaning}));
  return {
    riskRatings: ratings.riskRatings.map(({name, from, to}) => ({
      name,
      meaning: `A risk score from ${from.toFixed(1)} to ${to.toFixed(1)}.`,
    })),
    severities: ratings.severities.map((name) => ({
      name,
      meaning: `The source calls it ${name.toLowerCase()}.`,
    })),
    assetStatuses: ofStatus('asset'),
    findingStatuses: ofStatus('finding'),
    ticketStatuses: ofStatus('ticket'),
    requestStatuses: ofStatus('request'),
    complianceStatuses: ofStatus('compliance'),
    authMethods: [
      {name: product.name, meaning: 'A password that the platform keeps.'},
      {name: 'SAML', meaning: 'Single sign-on by an identity provider.'},
    ],
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.basename(name, '.yaml'))
    .sort();
}

/** Reads every file, so that one message reports all faults. */
function readAll<T>(names: string[], read: (name: string) => T): T[] {
  const faults: string[] = [];
  const values = names.flatMap((name) => {
    try {
      return [read(name)];
    } catch (error) {
      if (!(error instanceof YamlError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new YamlError(faults.join('\n'));
  return values;
}

function modelOf(
  {slug, value: {attributes, traits, ...model}}: ModelFile,
  traitOf: (name: string) => Record<string, Omit<Attribute, 'name'>> | undefined,
): Model {
  const all = [attributes, ...traits.map((name) => traitOf(name) ?? {})];
  return {
    slug,
    ...model,
    summary: fillIn(model.summary, product),
    attributes: all.flatMap((some) =>
      Object.entries(some).map(([name, attribute]) => ({
        name,
        ...attribute,
        description: fillIn(attribute.description, product),
      })),
    ),
  };
}
