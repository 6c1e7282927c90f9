import {pageRecords} from '../../records/page';
import type {SearchRecord} from '../../records/record';
import type {SearchRequest, SearchResult} from '../backend';
import {buildIndex} from '../build-index';
import {type News, SearchEngine} from '../engine';

/** A page on a made-up site: its title, and lines with headings (`## …`), table entries (`| name | …`), or texts. */
export interface TestPage {
  title: string;
  route?: string;
  lines?: string[];
  description?: string;
  keywords?: string[];
  section?: string;
  pageRank?: number;
}

/** Returns the records of a made-up site, for tests. */
export function testRecords(pages: TestPage[]): SearchRecord[] {
  return pages.flatMap((page) =>
    pageRecords(
      {
        route: page.route ?? `/docs/${slug(page.title)}`,
        siteUrl: 'https://docs.example.com',
        section: page.section ?? 'Guides',
        title: page.title,
        description: page.description ?? '',
        language: 'en',
        docusaurusTag: 'docs-default-current',
        keywords: page.keywords ?? [],
        pageRank: page.pageRank ?? 1,
      },
      (page.lines ?? []).map((line) => {
        const [, name, entry = ''] = /^\| (\w+) \| (.*)/.exec(line) ?? [];
        if (name) return {type: 'entry', anchor: `attribute-${name}`, name, texts: [entry]};
        const [, marks, text = ''] = /^(#+) (.*)/.exec(line) ?? [];
        return marks
          ? {type: 'heading', level: marks.length, anchor: slug(text), text}
          : {type: 'text', text: line};
      }),
    ),
  );
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns an engine over index files in memory, with a log of the files it read. */
export function testEngine(records: SearchRecord[], tell?: (news: News) => void) {
  const files = buildIndex(records);
  const read: string[] = [];
  const engine = new SearchEngine(async (name) => {
    read.push(name);
    const text = files.get(name);
    if (text === undefined) throw new Error(`No file ${name}`);
    return JSON.parse(text);
  }, tell);
  const search = async (
    query: string,
    more: Partial<SearchRequest> = {},
  ): Promise<SearchResult> => {
    const request = {
      indexName: 'test',
      query,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...more,
    };
    const {results} = await engine.search([request]);
    const [result] = results;
    if (!result) throw new Error('The engine gave no result');
    return result;
  };
  return {engine, search, files, read};
}

/** Returns the paths of a result's hits, with fragments. */
export const pathsOf = ({hits}: SearchResult): string[] =>
  hits.map(({url}) => String(url).replace('https://docs.example.com', ''));
