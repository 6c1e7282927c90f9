import type {Block} from './blocks';
import {objectId} from './object-id';
import {type Hierarchy, levels, type SearchRecord} from './record';

/** What every record of a page says of the page. */
export interface RecordedPage {
  /** Absolute path, `/docs/quick-start`. */
  route: string;
  /** Address of the site, `https://docs.example.com`. */
  siteUrl: string;
  /** The section of the site, as the navbar names it; see `sectionOf`. */
  section: string;
  title: string;
  description: string;
  language: string;
  docusaurusTag: string;
  keywords: string[];
  pageRank: number;
}

/** Section of the pages that are in no sidebar: home, help, versions. */
export const noSection = 'Documentation';

/**
 * Makes the records of a page: one for the page, one for each heading, one for each piece of text. An entry of
 * a table is found as if its name were a heading.
 *
 * @param page what all its records share
 * @param blocks its headings and pieces of text, in their order
 */
export function pageRecords(page: RecordedPage, blocks: Block[]): SearchRecord[] {
  const records: SearchRecord[] = [];
  const pieces: Parameters<typeof objectId>[1][] = [];
  const url = `${page.siteUrl.replace(/\/$/, '')}${page.route}`;
  let hierarchy = below({...empty, lvl0: page.section}, 1, page.title);
  let anchor = '';

  function add(objectID: string, level: number, content: string | null): void {
    records.push({
      objectID,
      type: level ? (levels[level] as SearchRecord['type']) : 'content',
      hierarchy,
      content,
      url: `${url}${anchor && `#${anchor}`}`,
      language: page.language,
      docusaurus_tag: page.docusaurusTag,
      keywords: page.keywords,
      weight: {
        pageRank: page.pageRank,
        level: level ? 110 - 10 * level : 0,
        position: records.length,
      },
    });
  }

  function addPiece(level: number, text: string): void {
    const piece = {level, anchor, text};
    add(objectId(url, piece, pieces), level, level ? null : text);
    pieces.push(piece);
  }

  function addHeading(level: number, text: string): void {
    hierarchy = below(hierarchy, level, text);
    addPiece(level, text);
  }

  function addEntry({name, texts, ...entry}: Extract<Block, {type: 'entry'}>): void {
    const section = {hierarchy, anchor};
    anchor = entry.anchor;
    addHeading(Math.min(levelOf(hierarchy) + 1, levels.length - 1), name);
    for (const text of texts) addPiece(0, text);
    ({hierarchy, anchor} = section);
  }

  add(url, 1, page.description || null);
  for (const block of blocks) {
    if (block.type === 'entry') addEntry(block);
    else if (block.type === 'text') {
      // The page's own record has the description already.
      if (block.text !== page.description) addPiece(0, block.text);
    } else if (block.level > 1 && block.text) {
      anchor = block.anchor;
      addHeading(block.level, block.text);
    }
  }
  return records;
}

const empty = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** The level of the nearest heading. */
const levelOf = (hierarchy: Hierarchy) => levels.findLastIndex((level) => hierarchy[level]);

/** The hierarchy below a heading: what is above it stays, what was below it goes. */
function below(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const next = {...hierarchy};
  for (const [index, name] of levels.entries()) {
    if (index === level) next[name] = text;
    if (index > level) next[name] = null;
  }
  return next;
}
