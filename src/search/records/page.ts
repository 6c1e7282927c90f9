import {createHash} from 'node:crypto';
import type {Block} from './blocks';
import {type Hierarchy, levels, type SearchRecord} from './record';

/** What every record of a page says of the page. */
export interface Page {
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
 * Makes the records of a page: one for the page, one for each heading, one for each piece of text.
 *
 * @param page what all its records share
 * @param blocks its headings and pieces of text, in their order
 */
export function pageRecords(page: Page, blocks: Block[]): SearchRecord[] {
  const records: SearchRecord[] = [];
  const uniqueId = idMaker(page.route);
  let hierarchy = below({...empty, lvl0: page.section}, 1, page.title);
  let anchor = '';

  function add(level: number, content: string | null): void {
    const type = level ? (levels[level] as SearchRecord['type']) : 'content';
    records.push({
      objectID: uniqueId(type, anchor, content ?? hierarchy[levels[level] ?? 'lvl1'] ?? ''),
      type,
      hierarchy,
      content,
      url: `${page.siteUrl.replace(/\/$/, '')}${page.route}${anchor && `#${anchor}`}`,
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

  add(1, page.description || null);
  for (const block of blocks) {
    if (block.type === 'text') {
      // The page's own record has the description already.
      if (block.text !== page.description) add(0, block.text);
    } else if (block.level > 1 && block.text) {
      hierarchy = below(hierarchy, block.level, block.text);
      anchor = block.anchor;
      add(block.level, null);
    }
  }
  return records;
}

const empty = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** The hierarchy below a heading: what is above it stays, what was below it goes. */
function below(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const next = {...hierarchy};
  for (const [index, name] of levels.entries()) {
    if (index === level) next[name] = text;
    if (index > level) next[name] = null;
  }
  return next;
}

/**
 * Ids that depend on nothing but the piece and its page, so that a change elsewhere moves none.
 * The title and the description of a page may change and its own record keeps its id.
 */
function idMaker(route: string) {
  const counts = new Map<string, number>();
  return (type: SearchRecord['type'], anchor: string, text: string) => {
    const key = [route, anchor, type, type === 'lvl1' ? '' : text].join('\n');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return createHash('sha256').update(`${key}\n${count}`).digest('hex').slice(0, 20);
  };
}
