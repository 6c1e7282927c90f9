import * as z from 'zod';
import {checkedSchema, describeCheck} from '../text/faults';
import {dataTool} from '../tool';

export const checkBql = dataTool({
  name: 'check_bql',
  title: 'Check a BQL query',
  description:
    'Checks a {Product} Query Language (BQL) query against the data model without running it. Says what is wrong and what to write instead, and returns the corrected query. Check every query before you show it to anyone.',
  input: z.object({query: z.string().min(1).max(20_000).describe('FIND Host WHERE riskScore > 7')}),
  output: checkedSchema,
  answer: ({query}, {queries}) => describeCheck(query, 'bql', (text) => queries().check(text)),
});
