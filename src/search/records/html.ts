import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {basePathOf} from '../../base/base-path';
import {currentRouteOf} from '../../product/doc-versions';
import {blocksOf} from './blocks';
import {besides} from './keywords';
import {isGuide, noSection, pageRecords} from './page';
import {pageRank} from './page-rank';
import type {SearchRecord} from './record';
import {classesOf, textOf} from './text';

/** A page's location, and other information that isn't in its HTML. */
export interface PageContext {
  /** The absolute path, such as `/docs/quick-start`. */
  route: string;
  /** The site's address, such as `https://docs.example.com`. */
  siteUrl: string;
  /** Other words that readers might use for the page, in addition to its own `<meta name="keywords">`. */
  keywords?: string[];
}

const parser = unified().use(rehypeParse);

/**
 * Makes a page's search records from its production HTML, following DocSearch's recipe for Docusaurus:
 * https://docsearch.algolia.com/docs/templates#docusaurus-v2-template
 *
 * @param html the whole page
 * @returns its records in reading order; empty for a page that opts out of indexing or isn't part of the site, such as
 *   a redirect
 */
export function recordsFromHtml(
  html: string,
  {route, siteUrl, keywords = []}: PageContext,
): SearchRecord[] {
  const {meta, navbar, article} = readDocument(html);
  const language = meta.get('docsearch:language');
  const docusaurusTag = meta.get('docsearch:docusaurus_tag') ?? meta.get('docusaurus_tag');
  if (!article || !language || !docusaurusTag || meta.get('robots')?.includes('noindex')) return [];

  const home = basePathOf(siteUrl).slice(0, -1);
  const section =
    navbar.find((link) => classesOf(link).includes('navbar__link--active')) ??
    (isGuide(route) ? navbar[0] : undefined);
  const heading = find(article, ({tagName}) => tagName === 'h1');
  const card = find(article, (part) => classesOf(part).includes('theme-doc-card-container'));
  const title = heading ? textOf(heading) : (meta.get('og:title')?.split(' | ')[0] ?? route);
  return pageRecords(
    {
      route,
      siteUrl,
      section: section ? textOf(section) : noSection,
      title,
      description: meta.get('description') ?? '',
      language,
      docusaurusTag,
      keywords: besides(title, [...keywords, ...(meta.get('keywords')?.split(',') ?? [])]),
      pageRank: pageRank({
        route: currentRouteOf(route),
        isSection: navbar.some(({properties}) => properties.href === home + route),
        isCategory: Boolean(card),
      }),
    },
    blocksOf(article, route),
  );
}

/** Returns the `<meta>` elements by name, the navbar's links, and the element with the page's text. */
function readDocument(html: string) {
  const meta = new Map<string, string>();
  const navbar: Element[] = [];
  let main: Element | undefined;
  let markdown: Element | undefined;
  visit(parser.parse(html), 'element', (element) => {
    const {name, property, content} = element.properties;
    const classes = classesOf(element);
    if (element.tagName === 'meta' && content) meta.set(String(name ?? property), String(content));
    if (classes.includes('navbar__link')) navbar.push(element);
    if (element.tagName === 'main') main ??= element;
    if (classes.includes('theme-doc-markdown')) {
      markdown = element;
      return EXIT;
    }
    return undefined;
  });
  return {meta, navbar, article: markdown ?? main};
}

function find(tree: Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
