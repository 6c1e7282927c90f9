import path from 'node:path';
import type * as z from 'zod';
import {readConnectorPages} from '../connectors/pages';
import {nameOf} from '../connectors/schema';
import {type Located, locateYaml} from '../yaml/load';
import {checkReferences} from './references/check';
import {cvesSchema, definitionsSchema, knowledgeSchema} from './schema/knowledge';
import {librariesSchema} from './schema/libraries';
import {organizationSchema} from './schema/organization';
import {policySchema} from './schema/policy';
import {storiesSchema} from './schema/stories';
import {systemsSchema} from './schema/systems';

const schemas = {
  libraries: librariesSchema,
  cves: cvesSchema,
  knowledge: knowledgeSchema,
  definitions: definitionsSchema,
  policy: policySchema,
  organization: organizationSchema,
  systems: systemsSchema,
  stories: storiesSchema,
};

/** A file in `data/`, without its ending. */
export type DataFile = keyof typeof schemas;

/** What people wrote by hand, and what connector pages say that they fill. */
export type Input = {[File in DataFile]: z.output<(typeof schemas)[File]>} & {
  connectors: {name: string; category: string; models: string[]}[];
  /** `file:line` of the deepest part of a file that exists along the keys. */
  at: (file: DataFile, keys: PropertyKey[]) => string;
};

function readAll(): Input {
  const files = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      locateYaml(path.join(__dirname, 'data', `${name}.yaml`), schema),
    ]),
  ) as {[File in DataFile]: Located<Input[File]>};
  const values = Object.fromEntries(
    Object.entries(files).map(([name, {value}]) => [name, value]),
  ) as Pick<Input, DataFile>;
  return {
    ...values,
    connectors: readConnectorPages().map(({connector}) => ({
      name: nameOf(connector),
      category: connector.category,
      models: connector.models,
    })),
    at: (file, keys) => files[file].at(keys),
  };
}

let input: Input | undefined;

/**
 * Reads, once, what the sample organization is made from; everything else is generated from it.
 *
 * @throws {YamlError} with `file:line  what is wrong` where a file does not hold what its schema asks for
 * @throws {InputError} likewise, where one is missing or names what no other has
 */
export function readInput(): Input {
  if (!input) {
    const read = readAll();
    checkReferences(read);
    input = read;
  }
  return input;
}
