import type {Block} from './blocks';
import {objectId} from './object-id';
import {type Hierarchy, levels, type SearchRecord} from './record';

/** Information about a page that all its records share. */
export interface RecordedPage {
  /** The absolute path, such as `/docs/quick-start`. */
  route: string;
  /** The site's address, such as `https://docs.example.com`. */
  siteUrl: string;
  /** The section of the site as named in the navbar. See `sectionOf`. */
  section: string;
  title: string;
  description: string;
  language: string;
  docusaurusTag: string;
  keywords: string[];
  pageRank: number;
}

/** The section of pages that aren't documents: home, help, versions. */
export const noSection = 'Documentation';

/** Whether a page outside all sidebars belongs to the first section, the guides. */
export const isGuide = (route: string): boolean => route.startsWith('/docs/');

/**
 * Makes a page's records: one for the page, one for each heading, and one for each piece of text. A table entry can be
 * found as if its name were a heading.
 *
 * @param page the data that all its records share
 * @param blocks its headings and pieces of text, in order
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
      // The page's own record already has the description.
      if (block.text !== page.description) addPiece(0, block.text);
    } else if (block.level > 1 && block.text) {
      anchor = block.anchor;
      addHeading(block.level, block.text);
    }
  }
  return records;
}

const empty = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** Returns the level of the nearest heading. */
const levelOf = (hierarchy: Hierarchy) => levels.findLastIndex((level) => hierarchy[level]);

/** Returns the hierarchy below a heading. Levels above it stay, and levels below it are cleared. */
function below(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const next = {...hierarchy};
  for (const [index, name] of levels.entries()) {
    if (index === level) next[name] = text;
    if (index > level) next[name] = null;
  }
  return next;
}
