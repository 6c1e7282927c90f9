import * as z from 'zod';
import {faultsOf} from '../../sample/graphql/check';
import {checkedSchema, describeCheck} from '../text/faults';
import {dataTool} from '../tool';

export const checkGraphql = dataTool({
  name: 'check_graphql',
  title: 'Check a GraphQL operation',
  description:
    'Checks an operation of the {Product} Platform API (GraphQL) against its schema without running it: fields, arguments, and the filters and sort orders written in it. Says what is wrong and what to write instead.',
  input: z.object({
    operation: z
      .string()
      .min(1)
      .max(50_000)
      .describe('{ hosts(limit: 5) { displayName riskScore } }'),
  }),
  output: checkedSchema,
  answer: ({operation}, {library}) =>
    describeCheck(operation, 'graphql', (text) => faultsOf(text, library.dataset)),
});
