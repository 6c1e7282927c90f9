import * as z from 'zod';
import {grouped} from '../../base/collections';
import {unescapeHtml} from '../../base/text/html';
import type {SearchResult} from '../../search/index/backend';
import {type Hierarchy, levels} from '../../search/records/record';
import type {ToolContext} from '../context';
import {dataTool} from '../tool';

/** How many hits are read for a page: several hits can be on the same page. */
const hitsPerPage = 4;

export const searchDocs = dataTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the {Product} documentation and returns the best pages, each with its address, the sections that match, and an excerpt. Read a page with read_page.',
  input: z.object({
    query: z.string().min(1).max(500).describe('A question or keywords, in English'),
    pages: z.int().min(1).max(10).default(5).describe('The most pages to return'),
  }),
  output: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        url: z.string(),
        sections: z.array(z.object({heading: z.string(), url: z.string(), excerpt: z.string()})),
      }),
    ),
    correctedQuery: z
      .string()
      .optional()
      .describe('The query that the pages are for, if nothing is found for the query itself'),
  }),
  async answer({query, pages: most}, context) {
    const {hits, correctedQuery} = await search(query, most * hitsPerPage, context);
    const pages = pagesOf(hits).slice(0, most);
    const lines = pages.map(({title, url, sections}) => {
      const parts = sections.map(
        ({heading, url: address, excerpt}) =>
          `   - ${heading === title ? '' : `[${heading}](${address}): `}${excerpt}`,
      );
      return [`[${title}](${url})`, ...parts].join('\n');
    });
    const nothing = `Nothing is found for "${query}".`;
    const list = lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
    const corrected = correctedQuery ? `${nothing} Results for "${correctedQuery}":\n\n` : '';
    return {
      markdown: list ? corrected + list : `${nothing} Use other words, or fewer.`,
      data: {pages, correctedQuery},
    };
  },
});

/** Searches with the site's own search. */
export async function search(
  query: string,
  most: number,
  {search: engine}: ToolContext,
): Promise<SearchResult> {
  const request = {
    indexName: 'docs',
    query,
    hitsPerPage: most,
    attributesToSnippet: ['content:40'],
    highlightPreTag: '',
    highlightPostTag: '',
  };
  const {results} = await (await engine()).search([request]);
  return results[0] as SearchResult;
}

interface Hit {
  url: string;
  hierarchy: Hierarchy;
  content: string | null;
  _snippetResult: {content?: {value: string}};
}

/** Groups hits by page, in the order of each page's best hit. */
function pagesOf(hits: SearchResult['hits']) {
  const byPage = grouped(
    (hits as unknown as Hit[]).map((hit) => [hit.url.split('#')[0] ?? '', hit] as const),
  );
  return [...byPage].map(([url, those]) => ({
    title: those[0]?.hierarchy.lvl1 ?? '',
    url,
    sections: those.map(({url: address, hierarchy, _snippetResult}) => ({
      heading: headingOf(hierarchy),
      url: address,
      excerpt: unescapeHtml(_snippetResult.content?.value ?? ''),
    })),
  }));
}

/** Returns the lowest heading above a hit, or the page's title. */
const headingOf = (hierarchy: Hierarchy): string =>
  levels.map((level) => hierarchy[level]).findLast(Boolean) ?? '';
