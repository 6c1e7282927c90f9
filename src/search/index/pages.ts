import type {SearchRecord} from '../records/record';

/**
 * A heading (level 2 to 6) or a text (level 0) of a page. A text belongs to the nearest heading before it that has
 * its anchor: after the last entry of a table, the section goes on.
 */
export interface PagePart {
  level: number;
  text: string;
  /** The fragment of the heading, or of the one that a text belongs to; empty before the first. */
  anchor: string;
}

/** A page as the engine keeps it: what all its records share, once, and what tells them apart. */
export interface IndexedPage {
  title: string;
  /** Absolute address without a fragment. */
  url: string;
  /** Section of the site, the records' `lvl0`. */
  section: string;
  language: string;
  tag: string;
  keywords: string[];
  rank: number;
  /** Empty until the page's texts are loaded. */
  description: string;
  pieces: PagePart[];
  /** Whether the texts are among the pieces, or the headings only. */
  complete: boolean;
}

/** Folds records into pages, in the order in which they come. */
export function pagesOf(records: SearchRecord[]): IndexedPage[] {
  const pages = new Map<string, IndexedPage>();
  for (const record of records) {
    const [url = '', anchor = ''] = record.url.split('#');
    const page = pages.get(url) ?? emptyPage(record, url);
    pages.set(url, page);
    if (record.type === 'content') {
      page.pieces.push({level: 0, text: record.content ?? '', anchor});
    } else if (record.type !== 'lvl1') {
      const level = Number(record.type.slice(3));
      page.pieces.push({level, text: record.hierarchy[record.type] ?? '', anchor});
    }
  }
  return [...pages.values()];
}

function emptyPage(record: SearchRecord, url: string): IndexedPage {
  return {
    title: record.hierarchy.lvl1 ?? '',
    url,
    section: record.hierarchy.lvl0 ?? '',
    language: record.language,
    tag: record.docusaurus_tag,
    keywords: record.keywords,
    rank: record.weight.pageRank,
    description: record.content ?? '',
    pieces: [],
    complete: true,
  };
}

/** What else a page is called: its keywords, and the end of its address, which often keeps a former name. */
export const otherNames = ({keywords, url}: IndexedPage): string[] => [
  ...keywords,
  url.slice(url.lastIndexOf('/') + 1),
];
