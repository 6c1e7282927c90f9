import type {SearchRecord} from '../records/record';

/** The level of a question in readers' words. */
export const question = -1;

/**
 * A heading (level 2 to 6) or a text (level 0) on a page, or a question that the page or a section answers. A text
 * belongs to the nearest preceding heading with its anchor, because a section can continue after a table's last entry.
 * A question directly follows its heading, or is before the first one. It's searched and never shown.
 */
export interface PagePart {
  level: number;
  text: string;
  /** The fragment of the heading, or of the text's heading. Empty before the first heading. */
  anchor: string;
}

/** A page in the engine: data that all its records share, and the data of each. */
export interface IndexedPage {
  title: string;
  /** Absolute address without a fragment. */
  url: string;
  /** The section of the site, which is the records' `lvl0`. */
  section: string;
  language: string;
  tag: string;
  keywords: string[];
  rank: number;
  /** Empty until the page's texts are loaded. */
  description: string;
  pieces: PagePart[];
  /** Whether the pieces include texts. Otherwise, they're only headings. */
  complete: boolean;
}

/** Groups records by page, in their original order. */
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
    for (const text of record.questions ?? []) page.pieces.push({level: question, text, anchor});
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

/** Returns other names of a page: its keywords, and the end of its address, which often contains a former name. */
export const otherNames = ({keywords, url}: IndexedPage): string[] => [
  ...keywords,
  url.slice(url.lastIndexOf('/') + 1),
];
