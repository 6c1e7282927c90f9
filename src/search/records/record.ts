/**
 * Levels of the heading hierarchy, with DocSearch's names: `lvl0` is the section of the site, and `lvl1` is the page.
 */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type RecordLevel = (typeof levels)[number];

/** Headings from the section of the site down to the record; `null` below that. */
export type Hierarchy = Record<RecordLevel, string | null>;

/**
 * One searchable piece of a page: the page itself (`lvl1`), a heading (`lvl2` to `lvl6`), or a piece of text below a
 * heading (`content`), which is a paragraph, a list item, a table row, or a code block. The format is the one that
 * DocSearch reads: https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Identical in every build for the same piece of the same page. */
  objectID: string;
  type: Exclude<RecordLevel, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  /** The text of a `content` record, or a page's description in its `lvl1` record. Otherwise, `null`. */
  content: string | null;
  /** The absolute address with the nearest heading's anchor. */
  url: string;
  /** Contextual search filters by these two attributes: `en`, and `docs-default-current` or `default`. */
  language: string;
  docusaurus_tag: string;
  /** Other words that readers might use for the page: a connector's vendor, former names. */
  keywords: string[];
  /** Questions in readers' words that the page or the heading's section answers. They're searched and never shown. */
  questions?: string[];
  weight: {
    /** Ranks landing pages above details. Higher is earlier. */
    pageRank: number;
    /** 100 for a page, less with each level, 0 for content. */
    level: number;
    /** The position on the page, from 0. */
    position: number;
  };
}
