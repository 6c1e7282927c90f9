import * as z from 'zod';
import {InputError} from '../../base/source/input-error';
import {describeCheck} from '../text/faults';
import {textTool} from '../tool';

export const explainBql = textTool({
  name: 'explain_bql',
  title: 'Explain a BQL query',
  description:
    'Explains in English what a {Product} Query Language (BQL) query finds, as a whole and clause by clause.',
  input: z.object({query: z.string().min(1).max(20_000)}),
  async answer({query}, {queries}) {
    const explanation = await queries().explain(query);
    if (!explanation)
      throw new InputError(describeCheck(query, 'bql', (text) => queries().check(text)).markdown);
    const steps = explanation.steps.map(
      ({start, end, text}) =>
        `- \`${query.slice(start, end).replace(/\s+/g, ' ').trim()}\`: ${text}`,
    );
    return `${explanation.summary}\n\n${steps.join('\n')}`;
  },
});
