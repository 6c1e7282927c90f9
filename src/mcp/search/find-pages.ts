import {grouped} from '../../base/collections';
import {unescapeHtml} from '../../base/text/html';
import type {SearchResult} from '../../search/index/backend';
import {type Hierarchy, levels} from '../../search/records/record';
import type {ToolContext} from '../context';
import {connectorsNamedIn} from './named-connectors';
import {partsOfQuestion} from './parts';

/** A page that answers, with its sections that match, the best ones first. */
export interface FoundPage {
  title: string;
  url: string;
  sections: {heading: string; url: string; excerpt: string}[];
}

export interface FoundPages {
  pages: FoundPage[];
  /** The query that the pages are for, if nothing is found for the question itself. */
  correctedQuery?: string;
}

/** The most hits for a question: about as many as the engine compares. */
const mostHits = 240;
/** The most pages for other words or for a part of a question. Further down, two lists agree by chance. */
const somePages = 10;
/** The most hits from which these pages are: several hits can be on the same page. */
const someHits = 40;
/** The most sections of a page. */
const mostSections = 4;
/** How much a part of a question counts, compared with the question as a whole or in other words. */
const partWeight = 0.4;
/** How slowly places count less. With more, several good places count more than a single best one. */
const evenness = 10;
/** An assistant hardly reads more pages than this. */
const read = 3;

/**
 * Finds the pages that answer a question: for the question, for the same in other words, and for each of its clauses.
 * If it names a vendor's product, the best page about connecting that product is among the first ones.
 *
 * @param others the same question in other words
 * @param most the most pages to return
 */
export async function findPages(
  question: string,
  others: readonly string[],
  most: number,
  context: ToolContext,
): Promise<FoundPages> {
  const asked = await search(question, mostHits, context);
  const phrasings = [...others.map((text) => ({text, weight: 1})), ...partsOf(question, asked)];
  const more = await Promise.all(
    phrasings.map(async ({text, weight}) => ({
      weight,
      pages: pagesOf((await search(text, someHits, context)).hits).slice(0, somePages),
    })),
  );
  const pages = merged([{weight: 1, pages: pagesOf(asked.hits)}, ...more]);
  return {
    pages: withNamedConnector(pages, question, context).slice(0, most),
    correctedQuery: asked.correctedQuery,
  };
}

/** The parts of a question that's found as it is. */
const partsOf = (question: string, {correctedQuery}: SearchResult) =>
  correctedQuery ? [] : partsOfQuestion(question).map((text) => ({text, weight: partWeight}));

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

/** Orders pages by their places in several lists: https://dl.acm.org/doi/10.1145/1571941.1572114 */
function merged(lists: {weight: number; pages: FoundPage[]}[]): FoundPage[] {
  const found = new Map<string, FoundPage & {score: number}>();
  for (const {weight, pages} of lists) {
    pages.forEach(({title, url, sections}, place) => {
      const before = found.get(url);
      const all = [...(before?.sections ?? []), ...sections];
      found.set(url, {
        title,
        url,
        sections: [...new Map(all.map((section) => [section.url, section])).values()],
        score: (before?.score ?? 0) + weight / (evenness + place),
      });
    });
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .map(({score: _, sections, ...page}) => ({...page, sections: sections.slice(0, mostSections)}));
}

/**
 * Moves the best page of the connectors that a question names among the first ones, unless one of them is about the
 * same product.
 */
function withNamedConnector(
  pages: FoundPage[],
  question: string,
  {library, addressOf}: ToolContext,
): FoundPage[] {
  const named = connectorsNamedIn(question, library.connectors, library.name);
  const addresses = new Set(named.map(({route}) => addressOf(route)));
  const best = pages.find(({url}) => addresses.has(url));
  const isAbout = ({title}: FoundPage) => connectorsNamedIn(title, named, library.name).length > 0;
  if (!best || pages.slice(0, read).some(isAbout)) return pages;
  const others = pages.filter((page) => page !== best);
  return [...others.slice(0, read - 1), best, ...others.slice(read - 1)];
}

interface Hit {
  url: string;
  hierarchy: Hierarchy;
  content: string | null;
  _snippetResult: {content?: {value: string}};
}

/** Groups hits by page, in the order of each page's best hit. */
function pagesOf(hits: SearchResult['hits']): FoundPage[] {
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
