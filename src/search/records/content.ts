import path from 'node:path';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext} from '@docusaurus/types';
import {withoutBase, withoutSlash} from '../../base/base-path';
import {readSource} from '../../base/source/read';
import {currentRouteOf} from '../../product/doc-versions';
import {questionsByRoute} from '../../product/page-files/questions';
import {categoriesOf, type Sidebar, type SidebarCategory, startOf} from '../../product/sidebars';
import {sectionNames} from '../sections';
import {besides, connectorKeywords} from './keywords';
import {recordsFromMarkdown} from './markdown';
import {isGuide, noSection, pageRecords, type RecordedPage} from './page';
import {pageRank} from './page-rank';
import {withQuestions} from './questions';
import type {SearchRecord} from './record';

type Context = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>;

/**
 * Makes the search records of the pages loaded by the docs plugin, for the dev server. Pages written in React (home,
 * help, versions) have none, because their text exists only after they're rendered.
 *
 * @param content what the docs plugin passes to `allContentLoaded`
 * @param context the site, as passed to every plugin
 * @returns the records by route and in reading order; a page that can't be read has only its own record, because the
 *   dev server shows the error on the page
 */
export function recordsFromContent(content: LoadedContent, context: Context): SearchRecord[] {
  const records = content.loadedVersions
    .flatMap((version) => recordsOfVersion(version, context))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .flatMap((page) => page.records);
  return withQuestions(
    records,
    questionsByRoute(),
    context.siteConfig.url + context.siteConfig.baseUrl,
  );
}

function recordsOfVersion(version: LoadedVersion, {siteDir, siteConfig, i18n}: Context) {
  const sections = sectionNames(siteConfig.themeConfig as ThemeConfig);
  const [guides = noSection] = sections.values();
  const sidebars = Object.entries(version.sidebars) as [string, Sidebar][];
  const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
  const starts = new Set(sidebars.map(([, items]) => startOf(items, permalinks)));
  const otherNames = connectorKeywords();

  const pageOf = (loaded: Loaded): RecordedPage => {
    const {title, permalink, sidebar = ''} = loaded;
    // A folder's index page is loaded as "/docs/connectors/" but served without the trailing slash.
    const path = withoutBase(permalink, siteConfig.baseUrl);
    const route = siteConfig.trailingSlash ? path : withoutSlash(path);
    return {
      route,
      siteUrl: siteConfig.url + siteConfig.baseUrl,
      section: sections.get(sidebar) ?? (isGuide(route) ? guides : noSection),
      title,
      description: loaded.description ?? '',
      language: i18n.currentLocale,
      docusaurusTag: `docs-default-${version.versionName}`,
      keywords: besides(title, [...(otherNames.get(route) ?? []), ...(loaded.keywords ?? [])]),
      pageRank: pageRank({
        route: currentRouteOf(route),
        isSection: starts.has(permalink),
        isCategory: !loaded.doc,
      }),
    };
  };

  return loadedPages(version.docs, sidebars).map((loaded) => {
    const page = pageOf(loaded);
    const records = loaded.doc ? recordsOfDoc(loaded.doc, page, siteDir) : pageRecords(page, []);
    return {route: page.route, records};
  });
}

/** A page in the docs plugin: a file or, without `doc`, a category's generated page. */
interface Loaded extends SidebarCategory {
  sidebar?: string;
  doc?: DocMetadata;
}

function loadedPages(docs: DocMetadata[], sidebars: [string, Sidebar][]): Loaded[] {
  const categories = sidebars.flatMap(([sidebar, items]) =>
    categoriesOf(items).map((category) => ({...category, sidebar})),
  );
  const files = docs
    .filter(({frontMatter}) => !frontMatter.unlisted)
    .map((doc) => ({...doc, keywords: doc.frontMatter.keywords, doc}));
  return [...categories, ...files];
}

/**
 * Caches the pages read so far, because reading all of them takes seconds and the dev server asks again after each
 * change. Content that a derived part reads from another page is updated when its own page changes, or at the next
 * start.
 */
const known = new Map<string, {key: string; records: SearchRecord[]}>();

function recordsOfDoc({source, frontMatter}: DocMetadata, page: RecordedPage, siteDir: string) {
  const file = source.replace(/^@site\//, '');
  try {
    const text = readSource(path.join(siteDir, file));
    const key = JSON.stringify([text, page]);
    const seen = known.get(file);
    if (seen?.key === key) return seen.records;
    const records = recordsFromMarkdown({...page, path: file, text, frontMatter});
    known.set(file, {key, records});
    return records;
  } catch {
    return pageRecords(page, []);
  }
}
