import {McpServer} from '@modelcontextprotocol/server';
import {contextOf} from './context';
import type {Library} from './library/library';
import type {AddTool} from './tool';
import {checkBql} from './tools/check-bql';
import {checkGraphql} from './tools/check-graphql';
import {explainBql} from './tools/explain-bql';
import {findConnector} from './tools/find-connector';
import {getModel} from './tools/get-model';
import {readPage} from './tools/read-page';
import {runBql} from './tools/run-bql';
import {searchDocs} from './tools/search-docs';
import {whatChanged} from './tools/what-changed';

const tools: AddTool[] = [
  searchDocs,
  readPage,
  getModel,
  checkBql,
  runBql,
  explainBql,
  checkGraphql,
  findConnector,
  whatChanged,
];

/**
 * Returns a function that makes servers of a library, with all tools. The servers share what the tools have loaded.
 *
 * @param version the documentation's version
 */
export function serverFactory(library: Library, version: string): () => McpServer {
  const context = contextOf(library);
  const {name} = library;
  return () => {
    const server = new McpServer(
      {name: `${name.toLowerCase()}-docs`, title: `${name} documentation`, version},
      {
        instructions: `Answers questions about ${name} from its documentation. Search with search_docs, then read_page. Check a query with check_bql, or an operation with check_graphql, before you show it to anyone. run_bql runs on a fictional sample organization, never on the user's instance. Cite the addresses in the answers.`,
      },
    );
    for (const addTo of tools) addTo(server, context);
    return server;
  };
}
