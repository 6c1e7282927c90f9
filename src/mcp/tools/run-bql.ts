import * as z from 'zod';
import {tableText} from '../../base/markdown/table';
import {InputError} from '../../base/source/input-error';
import {longDate} from '../../base/text/dates';
import {countOf} from '../../base/text/words';
import type {QueryResult} from '../../bql/evaluate/result';
import {textOfCell} from '../../content/query-examples/cells';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import {kindsOfColumns} from '../../content/tables/result-columns';
import {now} from '../../sample/organization/now';
import type {ToolContext} from '../context';
import {describeCheck} from '../text/faults';
import {dataTool} from '../tool';

/** The most rows that an answer contains. */
const mostRows = 100;

export const runBql = dataTool({
  name: 'run_bql',
  title: 'Run a BQL query on the sample organization',
  description: `Runs a {Product} Query Language (BQL) query on the sample organization, a fictional customer whose present is ${longDate(now.slice(0, 10))}. The rows are examples, not the user's data. A query that takes too many steps is stopped.`,
  input: z.object({
    query: z
      .string()
      .min(1)
      .max(20_000)
      .describe('FIND Host AS h RETURN h.name, h.riskScore LIMIT 5'),
    rows: z.int().min(1).max(mostRows).default(20).describe('The most rows to return'),
  }),
  output: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    total: z.number().describe('The rows that the query finds, before SKIP and LIMIT'),
    playground: z.string().describe('An address that opens the query in the playground'),
  }),
  answer({query, rows: most}, context) {
    const {result, faults} = context.queries().run(query);
    const checked = describeCheck(query, 'bql', (text) => context.queries().check(text));
    // A query can be right and still take too many steps.
    if (!result)
      throw new InputError(checked.data.valid ? (faults[0]?.message ?? '') : checked.markdown);
    const shown = result.rows.slice(0, most);
    const columns = result.columns.map(({label}) => label);
    const kinds = kindsOfColumns(result.columns, shown);
    const rows = shown.map((cells) => cells.map((cell, index) => textOfCell(cell, kinds[index])));
    const playground = context.addressOf(playgroundRoute + hashOf(query));
    const markdown = [
      countSentence(shown.length, result),
      rows.length > 0 ? tableText(columns, rows) : whyNothing(query, context),
      faults.length > 0 ? checked.markdown : '',
      `[Open it in the playground](${playground})`,
    ];
    return {
      markdown: markdown.filter(Boolean).join('\n\n'),
      data: {columns, rows, total: result.total, playground},
    };
  },
});

function countSentence(shown: number, {total}: Pick<QueryResult, 'total'>): string {
  if (total === 0) return 'The query finds nothing in the sample organization.';
  const all = `The query finds ${countOf(total, 'row')} in the sample organization`;
  return shown < total ? `${all}. Here are ${shown}:` : `${all}:`;
}

/** Says which part of a query leaves no records, and what was probably meant. */
function whyNothing(query: string, {queries}: ToolContext): string {
  const {survivors, proposals} = queries().diagnose(query);
  return [
    ...survivors.map(
      ({code, left}) =>
        `- \`${code.replace(/\s+/g, ' ').trim()}\` leaves ${countOf(left, 'record')}`,
    ),
    ...proposals.map(({reason, query: better}) => `- ${reason} \`${better.replace(/\s+/g, ' ')}\``),
  ].join('\n');
}
