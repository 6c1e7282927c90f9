import sidebars from '../../../sidebars';
import type {Check, Report} from '../check';
import type {CheckedPage} from '../page';
import type {Site} from '../site';

/** A sidebar entry. Docusaurus also allows other forms. */
type Entry =
  | string
  | {
      type?: string;
      id?: string;
      label?: string;
      dirName?: string;
      items?: unknown;
      link?: unknown;
    };

/**
 * Checks that every page has one place in a sidebar, so that readers who browse can find it: `sidebars.ts` names the
 * page once, or its folder, a label uses words of the page's title, and no two pages in a folder have the same
 * position. Only links lead to the pages in `docs/standalone`.
 */
export const checkSidebars = sidebarsCheck(sidebars);

/**
 * Creates the check for some sidebars.
 *
 * @param shown the sidebars by name, in the form that Docusaurus accepts
 */
export function sidebarsCheck(shown: Record<string, unknown>): Check {
  const entries = Object.values(shown).flatMap(entriesIn);
  return (site, reportIn) => {
    const isListed = listedBy(entries, site);
    const places = new Map<string, string>();
    for (const page of site.pages) {
      const id = idOf(page);
      const report = reportIn(page.file);
      const fix = `add '${id}' to sidebars.ts, or move the page to a folder that sidebars.ts names`;
      if (!isListed(page)) report(1, 'no sidebar shows the page', fix);
      checkEntries(
        page,
        entries.filter((entry) => idIn(entry) === id),
        report,
      );

      const position = page.frontMatter.data.sidebar_position;
      if (position === undefined) continue;
      const place = `${id.replace(/[^/]*$/, '')} ${position}`;
      const other = places.get(place);
      if (other) {
        const wrong = `sidebar_position ${position} is already used by ${other}`;
        report(
          page.frontMatter.lineOf('sidebar_position'),
          wrong,
          'give one of the pages another position',
        );
      }
      places.set(place, page.path);
    }
  };
}

/** Checks the entries that name a page. */
function checkEntries({frontMatter}: CheckedPage, entries: Entry[], report: Report): void {
  if (entries.length > 1)
    report(1, `sidebars.ts names the page ${entries.length} times`, 'keep one of its places');
  const title = String(frontMatter.data.title ?? '');
  for (const entry of entries) {
    const label = typeof entry === 'string' ? undefined : entry.label;
    const others = wordsOf(label ?? '').filter((word) => !wordsOf(title).includes(word));
    if (label && others.length > 0)
      report(
        frontMatter.lineOf('title'),
        `sidebars.ts labels the page "${label}", but its title is "${title}"`,
        `use words of the title in the label, not "${others.join(' ')}"`,
      );
  }
}

const idIn = (entry: Entry) => (typeof entry === 'string' ? entry : entry.id);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const idOf = ({path}: CheckedPage) => path.replace(/^docs\/|\.mdx?$/g, '');

/** The entries of a sidebar, or of part of it, on every level. */
function entriesIn(part: unknown): Entry[] {
  if (Array.isArray(part)) return part.flatMap(entriesIn);
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  const entry: Exclude<Entry, string> = part;
  return [entry, ...entriesIn(entry.items), ...entriesIn(entry.link)];
}

/** Whether a page is in a sidebar. */
function listedBy(entries: Entry[], {pages}: Site): (page: CheckedPage) => boolean {
  const ids = new Set(entries.map(idIn));
  const folders = entries.flatMap((entry) =>
    typeof entry !== 'string' && entry.dirName ? [`${entry.dirName}/`] : [],
  );
  // These entries come from existing files. If there is one, a page that exists only in memory also has one.
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
