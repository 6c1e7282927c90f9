/// <reference types="remark-directive" />
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parts} from '../../content/directives';
import {facts} from '../../content/directives/facts';
import {folderOf} from '../../product/doc-versions';
import {frozenVersionOf} from '../../product/doc-versions/frozen-file';
import {linkTarget} from '../../product/page-files/link-target';
import {openPage} from '../../product/page-files/open-page';
import {routeOf} from '../../product/page-files/route';
import {redirects} from '../../product/redirects';
import type {Check} from '../check';
import type {Site} from '../site';
import {isSiteRoute} from '../site-routes';

/** What must be true of a frozen page, as far as the page itself says it. */
interface FrozenPage {
  route: string;
  /** What its front matter lacks. */
  missing: string[];
  links: {url: string; line: number}[];
  /** Directives that are still to be filled in. */
  directives: {name: string; line: number}[];
}

/**
 * Checks the pages of frozen versions for what must stay true of them: they have a title and a description, their links
 * lead somewhere, and no directive would show today's facts. No other check reads them, because they describe the
 * product as it was.
 */
export const checkFrozenPages: Check = (site, reportIn) => {
  const pages = new Map(
    [...site.files]
      .filter(([path]) => frozenVersionOf(path) && /\.mdx?$/.test(path))
      .map(([path, file]) => [path, readOnce(path, String(file.value), site)]),
  );
  const routes = new Set([...pages.values()].map(({route}) => route));
  for (const [path, page] of pages) {
    const file = site.files.get(path);
    if (!file) continue;
    const report = reportIn(file);
    for (const name of page.missing)
      report(1, `the front matter has no "${name}"`, `add it, as the page in docs/ has it`);
    for (const {name, line} of page.directives)
      report(
        line,
        `"${name}" would show today's facts on a page of an earlier version`,
        'write what that version showed',
      );
    for (const {url, line} of page.links)
      if (!leadsSomewhere(path, url, routes, site))
        report(
          line,
          `"${url}" leads nowhere`,
          `link to a page in ${folderOf(`${frozenVersionOf(path)}`)}`,
        );
  }
};

const readOnce = (path: string, text: string, {remember}: Site): FrozenPage =>
  remember('frozen-page', `${path}\n${text}`, () => readFrozenPage(path, text));

const parser = unified().use(remarkParse).use(remarkDirective);

function readFrozenPage(path: string, text: string): FrozenPage {
  const {body, frontMatter} = openPage(text);
  const {data} = frontMatter;
  const page: FrozenPage = {
    route: routeOf(path, data.slug),
    missing: ['title', 'description'].filter((name) => !data[name]),
    links: [],
    directives: [],
  };
  visit(parser.parse(body) as Root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      page.links.push({url: node.url, line});
    if (node.type === 'leafDirective' && node.name in parts)
      page.directives.push({name: `::${node.name}`, line});
    if (node.type === 'textDirective' && node.name in facts && node.children.length > 0)
      page.directives.push({name: `:${node.name}`, line});
  });
  return page;
}

/** Whether a link leads to a file of its version, to a page of any version, or to another site. */
function leadsSomewhere(from: string, url: string, routes: Set<string>, site: Site): boolean {
  if (/^([a-z][a-z\d+.-]*:|#)/i.test(url)) return true;
  const [target = ''] = url.split(/[?#]/);
  if (!target.startsWith('/')) return site.files.has(linkTarget(from, url).file);
  return (
    routes.has(target) ||
    site.pageByRoute.has(target) ||
    redirects.some(({from: old}) => old === target) ||
    isSiteRoute(target.replace(/^\/docs\/[^/]+(?=\/category\/)/, '/docs'), site)
  );
}
