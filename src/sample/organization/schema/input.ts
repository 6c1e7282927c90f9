import type * as z from 'zod';
import {cvesSchema, definitionsSchema, knowledgeSchema} from './knowledge';
import {librariesSchema} from './libraries';
import {organizationSchema} from './organization';
import {policySchema} from './policy';
import {storiesSchema} from './stories';
import {systemsSchema} from './systems';

/** The schemas of the files in `data/`, by file name without extension. */
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

/** The name of a file in `data/`, without its extension. */
export type DataFile = keyof typeof schemas;

/** The content of the handwritten files. */
export type Handwritten = {[File in DataFile]: z.output<(typeof schemas)[File]>};

/** The content of the handwritten files, and what connector pages say about their connectors. */
export type Input = Handwritten & {
  organization: {integrations: Record<string, {category: string}>};
  connectors: {name: string; category: string; models: string[]}[];
  /** Returns the `file:line` of the deepest part of a file that exists along the keys. */
  at: (file: DataFile, keys: PropertyKey[]) => string;
};
