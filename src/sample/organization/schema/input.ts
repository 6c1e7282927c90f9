import type * as z from 'zod';
import {cvesSchema, definitionsSchema, knowledgeSchema} from './knowledge';
import {librariesSchema} from './libraries';
import {organizationSchema} from './organization';
import {policySchema} from './policy';
import {storiesSchema} from './stories';
import {systemsSchema} from './systems';

/** Of the files in `data/`, by their names without the ending. */
export const schemas = {
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

/** What people wrote manually, and what connector pages say that they fill. */
export type Input = {[File in DataFile]: z.output<(typeof schemas)[File]>} & {
  connectors: {name: string; category: string; models: string[]}[];
  /** `file:line` of the deepest part of a file that exists along the keys. */
  at: (file: DataFile, keys: PropertyKey[]) => string;
};
