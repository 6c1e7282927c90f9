import path from 'node:path';
import type * as z from 'zod';
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
  };
}

export type Input = ReturnType<typeof readAll>;

let input: Input | undefined;

/**
 * Reads, once, what people wrote by hand; everything else is generated from it.
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
