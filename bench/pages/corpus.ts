import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {readFiles} from '../../src/base/source/files';
import {createSite, type Site} from '../../src/checks/site';
import {plainMarkdown} from './markdown';

/** The repository. */
export const root = path.join(__dirname, '../..');

/** The folder for everything the benchmark makes. */
export const cache = path.join(root, '.cache/bench-pages');

/** One of our pages, in Markdown that every generator accepts. */
export interface Page {
  /** Its address on our site: `/docs/roles`. */
  route: string;
  /** Its path on the peers' sites, below its section: `docs/roles`. */
  address: string;
  title: string;
  description: string;
  /** Its text, without front matter and title. Links to pages are `/` plus their address. */
  body: string;
  /** Picture files, by their path in the text: `./img/roles.svg`. */
  pictures: Map<string, string>;
}

/** A link or group in the navigation. */
export type Entry = {label: string; address: string} | {label: string; entries: Entry[]};

/** One of our sidebars. */
export interface Section {
  id: string;
  label: string;
  entries: Entry[];
}

/** What the peers are built from: every page in a sidebar. */
export interface Corpus {
  title: string;
  pages: Page[];
  sections: Section[];
}

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Reads the pages and navigation like the site, and writes out what the site derives. */
export async function readCorpus(): Promise<Corpus> {
  const {siteConfig, docs, sidebars} = await loadDocs();
  const site = createSite(readFiles(root));
  const addresses = new Map(docs.map((doc) => [routeOf(doc), addressOf(doc)]));
  const pages: Page[] = [];
  for (const doc of docs) {
    const page = site.pageByPath.get(doc.source.replace('@site/', ''));
    if (!page) throw new Error(`${doc.source} is a page for Docusaurus but not for the checks`);
    const written = await plainMarkdown(page, (url) => linkTo(url, page.path, site, addresses));
    const {title, description} = doc;
    pages.push({route: routeOf(doc), address: addressOf(doc), title, description, ...written});
  }
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const {items}: {items: {sidebarId?: string; label: string}[]} = siteConfig.themeConfig.navbar;
  const sections = Object.entries(sidebars).map(([id, entries]) => ({
    id,
    label: items.find(({sidebarId}) => sidebarId === id)?.label ?? id,
    entries: entries.flatMap((item) => entryOf(item, byId)),
  }));
  return {title: siteConfig.title, pages, sections};
}

/** Docusaurus has no documented way to get its pages and sidebars outside a plugin. */
async function loadDocs() {
  const {loadSite} = require('@docusaurus/core/lib/server/site');
  const {props} = await loadSite({siteDir: root});
  const plugin = props.plugins.find(
    ({name}: LoadedPlugin) => name === 'docusaurus-plugin-content-docs',
  );
  const version: LoadedVersion = plugin.content.loadedVersions[0];
  const docs = version.docs.filter(({sidebar}) => sidebar);
  return {siteConfig: props.siteConfig, docs, sidebars: version.sidebars};
}

/** Links to pages: a category whose items are all links to parts of its own page is a link to that page. */
function entryOf(item: SidebarItem, docs: Map<string, Doc>): Entry[] {
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? docs.get(item.link.id) : undefined;
    const entries = item.items.flatMap((each) => entryOf(each, docs));
    if (own) entries.unshift({label: item.label, address: addressOf(own)});
    return entries.length > 1 ? [{label: item.label, entries}] : entries;
  }
  const doc = item.type === 'doc' ? docs.get(item.id) : undefined;
  if (!doc) return [];
  return [{label: doc.frontMatter.sidebar_label ?? doc.title, address: addressOf(doc)}];
}

/** A link to a page's file or route becomes a link to the page's address. */
function linkTo(url: string, from: string, {pageByPath}: Site, addresses: Map<string, string>) {
  const [, target = '', rest = ''] = /^([^#?]*)(.*)$/.exec(url) ?? [];
  const file = path.posix.join(path.dirname(from), target);
  const address = addresses.get(pageByPath.get(file)?.route ?? target);
  return address ? `/${address}${rest}` : url;
}

const routeOf = ({permalink}: Doc) => permalink.replace(/(?<=.)\/$/, '');

/** Every section has its own folder, so that VitePress knows which sidebar to show. */
function addressOf(doc: Doc): string {
  const rest = routeOf(doc).replace(/^\/docs\//, '');
  if (rest === doc.sidebar) return `${rest}/overview`;
  return rest.startsWith(`${doc.sidebar}/`) ? rest : `${doc.sidebar}/${rest}`;
}
