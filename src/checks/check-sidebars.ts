import type {Check} from './check';
import type {Site} from './site';

const file = 'sidebars.ts';

/**
 * Every page has a place of its own in a sidebar, so that readers who browse find it: `sidebars.ts` names it, or its
 * folder, in which no two pages have one position. Links alone lead to pages in `docs/standalone`.
 */
export const checkSidebars: Check = (site, reportIn) => {
  const isListed = listedBy(site);
  const places = new Map<string, string>();
  for (const page of site.pages) {
    const id = page.path.replace(/^docs\/|\.mdx?$/g, '');
    const report = reportIn(page.file);
    const fix = `add '${id}' to ${file}, or put the page into a folder that it names`;
    if (!isListed(id)) report(1, 'no sidebar shows the page', fix);

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

/** Whether a page, by its path without `docs/` and its ending, is in a sidebar: what `sidebars.ts` says in quotes. */
function listedBy({files}: Site): (id: string) => boolean {
  const text = files.get(file)?.value;
  if (text === undefined) return () => true;
  const source = String(text).replace(/^\s*\/\/.*$/gm, '');
  const folders = [...source.matchAll(/folder\('([^']+)'\)/g)].map(([, name]) => `${name}/`);
  const names = [...source.matchAll(/'([\w/-]+)'/g)].map(([, name]) => name);
  const made = [...source.matchAll(/`([\w-]+\/[\w/-]*)\$\{/g)].map(([, start]) => start ?? '');
  return (id) =>
    id.startsWith('standalone/') ||
    names.includes(id) ||
    folders.some((folder) => id.startsWith(folder)) ||
    (!id.endsWith('/index') && made.some((start) => id.startsWith(start) && id !== start));
}
