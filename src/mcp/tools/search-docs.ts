import * as z from 'zod';
import {findPages} from '../search/find-pages';
import {dataTool} from '../tool';

/** The most phrasings in addition to the question. */
const mostPhrasings = 3;

const phrasing = z.string().min(1).max(500);

export const searchDocs = dataTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the {Product} documentation and returns the best pages, each with its address, the sections that match, and an excerpt. Search for one subject at a time. Keep the names of products, the numbers, and the texts of messages from the question. If no page fits, ask again in other words. Read a page with read_page before you answer from it.',
  input: z.object({
    query: phrasing.describe('The question as it was asked, or keywords, in English'),
    otherWords: z
      .array(phrasing)
      .max(mostPhrasings)
      .default([])
      .describe(
        'The same question in other words: as keywords, with the terms that such a product uses, or as what someone sees when it happens',
      ),
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
  async answer({query, otherWords, pages: most}, context) {
    const {pages, correctedQuery} = await findPages(query, otherWords, most, context);
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
