import {readdirSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {readOnceChanged, readOnceInAWhile} from '../../base/markdown/files';
import {openPage} from '../../product/page-files/open-page';
import {routeOf} from '../../product/page-files/route';

/** The section of a page that explains the limits of a feature, or the fields of a form. */
export interface Place {
  /** The page's path from the project's root. */
  file: string;
  title: string;
  /** The page's address with the section's anchor. */
  url: string;
}

/** What a page shows or mentions, and where. */
interface PageParts {
  file: string;
  title: string;
  route: string;
  /** Anchors of sections by the feature or form whose table they have. */
  tables: Map<string, string>;
  /** The names of limits in sentences. */
  mentioned: string[];
}

const folders = [
  'docs/guides',
  'docs/apis',
  'docs/bql',
  'docs/iq',
  'docs/standalone',
  'docs/reference',
];

const heading = /^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/;
const tables = /^\s*::(?:(limits)\{of|form\{name)="([^"]*)"|^\s*::(connect-limits)\b/;
const mentions = /:limit\[([^\]]*)\]/g;

/**
 * Finds the section that explains a feature's limits or a form's fields: the section with its table or, without a
 * table, the page that mentions most of its limits.
 */
export const readPlaces = readOnceInAWhile(() => {
  const pages = folders.flatMap(pagesIn).map(readParts);
  const byTable = new Map(
    pages.flatMap(({tables: found, ...page}) =>
      [...found].map(([of, anchor]): [string, Place] => [of, placeOf(page, anchor)]),
    ),
  );
  return (of: string, names: string[]): Place | undefined =>
    byTable.get(of) ?? mostMentions(pages, names);
});

/** Paths from the project's root, so that errors name them as writers do. */
const pagesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

const readParts = readOnceChanged((file, raw): PageParts => {
  const {body, frontMatter} = openPage(raw);
  const slugger = new GithubSlugger();
  const found = new Map<string, string>();
  let anchor = '';
  for (const line of body.split('\n')) {
    const [, title, id] = heading.exec(line) ?? [];
    if (title) anchor = id ?? slugger.slug(title.replace(/[`*]/g, ''));
    const [, , of, connect] = tables.exec(line) ?? [];
    const table = of ?? (connect && 'connect');
    if (table && !found.has(table)) found.set(table, anchor);
  }
  return {
    file,
    title: `${frontMatter.data.title ?? ''}`,
    route: routeOf(file, frontMatter.data.slug),
    tables: found,
    mentioned: [...body.matchAll(mentions)].map(([, name = '']) => name),
  };
});

function mostMentions(pages: PageParts[], names: string[]): Place | undefined {
  const [best] = pages
    .map((page) => ({page, count: names.filter((name) => page.mentioned.includes(name)).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best && placeOf(best.page, '');
}

const placeOf = ({file, title, route}: Omit<PageParts, 'tables'>, anchor: string): Place => ({
  file,
  title,
  url: anchor ? `${route}#${anchor}` : route,
});
