import sidebars from '../../../sidebars';
import type {Check} from '../check';
import type {CheckedPage} from '../page';
import type {Site} from '../site';

/** An entry of a sidebar; Docusaurus allows more. */
type Entry =
  | string
  | {type?: string; id?: string; dirName?: string; items?: unknown; link?: unknown};

/**
 * Every page has a place of its own in a sidebar, so that readers who browse find it: `sidebars.ts` names it, or its
 * folder, in which no two pages have one position. Links alone lead to pages in `docs/standalone`.
 */
export const checkSidebars = sidebarsCheck(sidebars);

/**
 * Makes the check of some sidebars.
 *
 * @param shown the sidebars by name, as Docusaurus takes them
 */
export function sidebarsCheck(shown: Record<string, unknown>): Check {
  const entries = Object.values(shown).flatMap(entriesIn);
  return (site, reportIn) => {
    const isListed = listedBy(entries, site);
    const places = new Map<string, string>();
    for (const page of site.pages) {
      const id = idOf(page);
      const report = reportIn(page.file);
      const fix = `add '${id}' to sidebars.ts, or put the page into a folder that it names`;
      if (!isListed(page)) report(1, 'no sidebar shows the page', fix);

      const position = page.frontMatter.data.sidebar_position;
      if (position === undefined) continue;
      const place = `${id.replace(/[^/]*$/, '')} ${position}`;
      const other = places.get(place);
      if (other) {
        const wrong = `sidebar_position ${position} is also that of ${other}`;
        report(page.frontMatter.lineOf('sidebar_position'), wrong, 'give one of them another');
      }
      places.set(place, page.path);
    }
  };
}

const idOf = ({path}: CheckedPage) => path.replace(/^docs\/|\.mdx?$/g, '');

/** The entries of a sidebar, or of a part of it, at every level. */
function entriesIn(part: unknown): Entry[] {
  if (Array.isArray(part)) return part.flatMap(entriesIn);
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  const entry: Exclude<Entry, string> = part;
  return [entry, ...entriesIn(entry.items), ...entriesIn(entry.link)];
}

/** Whether a page is in a sidebar. */
function listedBy(entries: Entry[], {pages}: Site): (page: CheckedPage) => boolean {
  const ids = new Set(entries.map((entry) => (typeof entry === 'string' ? entry : entry.id)));
  const folders = entries.flatMap((entry) =>
    typeof entry !== 'string' && entry.dirName ? [`${entry.dirName}/`] : [],
  );
  // These entries are made of the files that there are: with one, a page that is only in memory has its own.
  const made = new Set(
    pages
      .filter(({kind}) => kind === 'connector' || kind === 'model')
      .filter((page) => ids.has(idOf(page)))
      .map(({kind}) => kind),
  );
  return (page) => {
    const id = idOf(page);
    return (
      id.startsWith('standalone/') ||
      ids.has(id) ||
      made.has(page.kind) ||
      folders.some((folder) => id.startsWith(folder))
    );
  };
}
