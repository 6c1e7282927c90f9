import path from 'node:path';
import * as z from 'zod';
import {loadFilledIn} from '../../src/product/facts';

const questionsSchema = z
  .array(
    z.strictObject({
      /** What someone asks an assistant. */
      question: z.string().min(5).max(500),
      /** The routes of the pages that answer. Any of them is right. */
      pages: z
        .array(z.string().regex(/^\/(?!.*\.md$)[^#]*$/, 'must be a route such as /docs/roles'))
        .min(1),
    }),
  )
  .min(1);

const wrongQueriesSchema = z
  .array(
    z.strictObject({
      /** A BQL query with one or more mistakes. */
      query: z.string().min(1).max(2000),
      /** What its writer wanted to know, in words. */
      wanted: z.string().min(5),
    }),
  )
  .min(1);

const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
  loadFilledIn(path.join(__dirname, name), schema);

/** @throws {YamlError} if the file doesn't match its schema */
export const readQuestions = () => read('questions.yaml', questionsSchema);

/** @throws {YamlError} if the file doesn't match its schema */
export const readWrongQueries = () => read('wrong-queries.yaml', wrongQueriesSchema);
