import path from 'node:path';
import type * as z from 'zod';
import {readConnectorPages} from '../connectors/pages';
import {nameOf} from '../connectors/schema';
import {loadYaml} from '../yaml/load';
import {cvesSchema, definitionsSchema, knowledgeSchema} from './schema/knowledge';
import {librariesSchema} from './schema/libraries';
import {organizationSchema} from './schema/organization';
import {policySchema} from './schema/policy';
import {storiesSchema} from './schema/stories';
import {systemsSchema} from './schema/systems';

function readAll() {
  return {
    libraries: read('libraries', librariesSchema),
    cves: read('cves', cvesSchema),
    knowledge: read('knowledge', knowledgeSchema),
    definitions: read('definitions', definitionsSchema),
    policy: read('policy', policySchema),
    organization: read('organization', organizationSchema),
    systems: read('systems', systemsSchema),
    stories: read('stories', storiesSchema),
    connectors: readConnectorPages().map(({connector}) => ({
      name: nameOf(connector),
      category: connector.category,
      models: connector.models,
    })),
  };
}

export type Input = ReturnType<typeof readAll>;

let input: Input | undefined;

/**
 * Reads, once, what people wrote by hand, and what connector pages say that they fill; everything else is generated
 * from it.
 *
 * @throws {YamlError} with `file:line  what is wrong` where a file does not hold what its schema asks for
 */
export function readInput(): Input {
  input ??= readAll();
  return input;
}

function read<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return loadYaml(path.join(__dirname, 'data', `${name}.yaml`), schema);
}
