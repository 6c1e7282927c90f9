import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {readPages} from '../../src/mcp/library/pages';
import {product} from '../../src/product/facts';
import {readQuestions, readWrongQueries} from './cases';

/** How many pages an assistant reads for an answer. */
const firstPages = 3;
/** The share of cases that must be right. */
const goal = 0.95;

const client = new Client({name: 'bench', version: '1.0.0'});

/** Asks the server's tools what people ask and write, and counts how often they help. */
async function main() {
  await client.connect(
    new StdioClientTransport({
      command: 'npm',
      args: ['run', '--silent', 'mcp'],
    }),
  );
  await measureQuestions();
  await measureWrongQueries();
  await client.close();
}

async function measureQuestions() {
  const questions = readQuestions();
  const routes = new Set(readPages().map(({route}) => route));
  const missed: string[] = [];
  for (const {question, pages} of questions) {
    const unknown = pages.filter((route) => !routes.has(route));
    if (unknown.length > 0)
      throw new Error(
        `bench/mcp/questions.yaml: "${question}" expects ${unknown}, which isn't a page`,
      );
    const data = await ask<{pages: {url: string}[]}>('search_docs', {
      query: question,
      pages: firstPages,
    });
    const found = data.pages.map(({url}) => url.replace(product.siteUrl, ''));
    if (!found.some((route) => pages.includes(route)))
      missed.push(
        `${question}\n    expected ${pages.join(' or ')}, found ${found.join(', ') || 'nothing'}`,
      );
  }
  report(`The right page is among the first ${firstPages}`, questions.length, missed);
}

/** What check_bql says. */
interface Checked {
  faults: {severity: string; message: string}[];
  valid: boolean;
  corrected?: string;
}

async function measureWrongQueries() {
  const queries = readWrongQueries();
  const missed: string[] = [];
  for (const {query, wanted} of queries) {
    const {faults, corrected} = await ask<Checked>('check_bql', {query});
    const isRefused = faults.some(({severity}) => severity !== 'hint');
    const isCorrected = corrected && (await ask<Checked>('check_bql', {query: corrected})).valid;
    if (isRefused && isCorrected) continue;
    const said = faults.map(({message}) => message).join(' ') || 'nothing is wrong';
    missed.push(
      `${query}\n    (${wanted}) ${isRefused ? 'no correction' : 'not refused'}: ${said}`,
    );
  }
  report('The wrong query is refused with a correction', queries.length, missed);
}

/** Returns a tool's data. @throws {Error} with the tool's message if it refuses */
async function ask<Data>(name: string, asked: Record<string, unknown>): Promise<Data> {
  const {content, structuredContent, isError} = await client.callTool(
    {name, arguments: asked},
    {timeout: 240_000},
  );
  if (isError) throw new Error(`${name} ${JSON.stringify(asked)}: ${JSON.stringify(content)}`);
  return structuredContent as Data;
}

function report(what: string, total: number, missed: string[]) {
  const share = (total - missed.length) / total;
  console.log(
    `\n${what}: ${total - missed.length} of ${total}, ${(100 * share).toFixed(0)}% (goal: ${100 * goal}%)`,
  );
  for (const each of missed) console.log(`  ${each}`);
  if (share < goal) process.exitCode = 1;
}

main().catch(async (error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await client.close();
});
