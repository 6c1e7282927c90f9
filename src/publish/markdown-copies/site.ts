import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {withoutBase, withoutSlash} from '../../base/base-path';
import {currentVersion} from '../../product/doc-versions';
import {siteBase} from '../../product/facts';
import {originalOf} from '../../product/page-files/translation';
import type {Sidebar, SidebarItem} from '../../product/sidebars';

/** A documentation page: a file, or the generated page of a category. */
export interface CopiedPage {
  title: string;
  description: string;
  /** Absolute path, such as `/docs/quick-start`. */
  route: string;
  frontMatter: Record<string, unknown>;
  /** The file, relative to the project's root; `undefined` for a category. */
  file?: string;
  /** The pages that a category lists. */
  items: CopiedPage[];
  /** The platform release that the page describes, if it isn't the newest one. */
  platform?: string;
}

/** The documentation in the order of its sidebars. */
export interface CopiedSite {
  /** Every page of the current version. Pages without a sidebar are at the end. */
  pages: CopiedPage[];
  /** The pages of each sidebar, in reading order. */
  sidebars: Map<string, CopiedPage[]>;
  /** The pages of frozen versions. */
  frozen: CopiedPage[];
}

/** The pages of all versions. */
export const everyPageOf = ({pages, frozen}: CopiedSite) => [...pages, ...frozen];

/** The routes of all pages by file, for links. Pages link to the files of originals. */
export const routesOf = (site: CopiedSite) =>
  new Map(everyPageOf(site).flatMap(({file, route}) => (file ? [[originalOf(file), route]] : [])));

/**
 * Reads the pages from the docs plugin's loaded content. Unlisted pages are omitted, as in the sitemap.
 *
 * @param content what the docs plugin passes to `allContentLoaded`
 */
export function readSite(content: LoadedContent): CopiedSite {
  const current = currentVersion(content);
  const others = content.loadedVersions.filter((version) => version !== current);
  const frozen = others.flatMap((version) =>
    readVersion(version).pages.map((page) => ({...page, platform: version.label})),
  );
  return {...(current ? readVersion(current) : {pages: [], sidebars: new Map()}), frozen};
}

function readVersion(version: LoadedVersion): Omit<CopiedSite, 'frozen'> {
  const listed = version.docs.filter(({frontMatter}) => !frontMatter.unlisted);
  const docs = new Map(listed.map((doc) => [doc.id, pageOf(doc)]));
  const sidebars = new Map(
    Object.entries(version.sidebars).map(([name, items]) => [
      name,
      pagesBelow(items as Sidebar, docs),
    ]),
  );
  return {pages: [...new Set([...[...sidebars.values()].flat(), ...docs.values()])], sidebars};
}

const pageOf = ({title, description, permalink, frontMatter, source}: DocMetadata): CopiedPage => ({
  title,
  description,
  // A folder's index page is loaded as "/docs/connectors/" but served without the trailing slash.
  route: withoutSlash(withoutBase(permalink, siteBase)),
  frontMatter,
  file: source.replace(/^@site\//, ''),
  items: [],
});

/** Returns the pages of sidebar items in reading order, with a category's own page before its items. */
function pagesBelow(items: Sidebar, docs: Map<string, CopiedPage>): CopiedPage[] {
  return items.flatMap((item) => [
    ...pageOfItem(item, docs),
    ...(item.type === 'category' ? pagesBelow(item.items, docs) : []),
  ]);
}

/** Returns the page that a sidebar item opens, if any. */
function pageOfItem(item: SidebarItem, docs: Map<string, CopiedPage>): CopiedPage[] {
  if (item.type === 'doc' || item.type === 'ref') return [docs.get(item.id) ?? []].flat();
  if (item.type !== 'category' || !item.link) return [];
  const {label, link, items} = item;
  if (link.type === 'doc') return [docs.get(link.id) ?? []].flat();
  return [
    {
      title: link.title ?? label,
      description: link.description ?? '',
      route: withoutBase(link.permalink, siteBase),
      frontMatter: {},
      items: items.flatMap((each) => pageOfItem(each, docs)),
    },
  ];
}
