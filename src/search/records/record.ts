/** Levels of the heading hierarchy, as DocSearch names them: `lvl0` is the section of the site, `lvl1` the page. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type RecordLevel = (typeof levels)[number];

/** Headings from the section of the site down to the record; `null` below it. */
export type Hierarchy = Record<RecordLevel, string | null>;

/**
 * One searchable piece of a page: the page itself (`lvl1`), a heading (`lvl2` to `lvl6`), or a piece of text
 * below a heading (`content`): a paragraph, a list item, a table row, a code block.
 * The shape is the one that DocSearch reads: https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** The same for the same piece of the same page in every build. */
  objectID: string;
  type: Exclude<RecordLevel, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  /** The text of a `content` record; a page's description on its `lvl1` record; else `null`. */
  content: string | null;
  /** Absolute address with the anchor of the nearest heading. */
  url: string;
  /** Contextual search filters by these two: `en`, and `docs-default-current` or `default`. */
  language: string;
  docusaurus_tag: string;
  /** Other words a reader can call the page by: a connector's vendor, former names. */
  keywords: string[];
  weight: {
    /** Landing pages above details: higher is earlier. */
    pageRank: number;
    /** 100 for a page, less with each level, 0 for content. */
    level: number;
    /** Place on the page, from 0. */
    position: number;
  };
}
