import path from 'node:path';
import {closest, suggest} from '../../base/text/suggest';
import {decoded, linkTarget, linkTo} from '../../product/page-files/link-target';
import {redirects} from '../../product/redirects';
import {onEachPage} from '../check';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {isSiteRoute} from '../site-routes';

/** A link or the definition of one. */
interface Link {
  url: string;
  /** Where it is written; nowhere if a derived part has it. */
  line?: number;
}

type ReportLink = (wrong: string, fix: string) => void;

/**
 * Checks that links work: the file and the anchor exist, and external addresses are well-formed and encrypted.
 * Docusaurus only warns about anchors, and only after a build.
 */
export const checkLinks = onEachPage((page, report, site) => {
  const said = new Set<string>();
  for (const link of linksOn(page, site)) {
    const at: ReportLink = (wrong, fix) => {
      if (link.line) report(link.line, wrong, fix);
      // A derived part can lead to the same page a hundred times.
      else if (!said.has(wrong)) report(1, `${wrong}, in a derived part`, fix);
      said.add(wrong);
    };
    const [, download] = /^pathname:\/\/([^#]*)/.exec(link.url) ?? [];
    if (download !== undefined) checkDownload(download, at, site);
    else if (/^[a-z][a-z0-9+.-]*:/i.test(link.url)) checkAddress(link, at);
    else checkTarget(page, link.url, link, at, site);
  }
});

/** Checks a link that begins with "pathname://", which Docusaurus uses for files that it doesn't manage. */
const linksOn = oncePerPage('links', ({nodes}): Link[] => {
  const links = nodes('link', 'definition').map(({url, position}) => ({
    url,
    line: position?.start.line,
  }));
  // A derived part can lead to the same page a hundred times.
  const derived = links.filter(({line}) => !line).reverse();
  const firsts = new Map(derived.map((link) => [link.url, link]));
  return links.filter((link) => link.line || firsts.get(link.url) === link);
});

/** To Docusaurus, "pathname://" is the address of a file that it doesn't check. */
function checkDownload(route: string, report: ReportLink, site: Site) {
  if (!isSiteRoute(route, site))
    report(`no file is served at "${route}"`, 'add it to static, or link to its address');
}

function checkAddress(link: Link, report: ReportLink) {
  if (link.url.startsWith('mailto:')) return;
  if (!URL.canParse(link.url)) report(`"${link.url}" isn't a valid address`, 'correct the address');
  else if (!link.url.startsWith('https://'))
    report(`"${link.url}" isn't encrypted`, 'write its https address');
}

function checkTarget(page: CheckedPage, url: string, link: Link, report: ReportLink, site: Site) {
  const [target = ''] = url.split(/[?#]/);
  const destination = target === '' ? page : findPage(page, target, link, report, site);
  const {anchor} = linkTarget(page.path, url);
  if (!destination || anchor === undefined) return;
  const {anchors, path: file} = destination;
  if (anchors.includes(decoded(anchor))) return;
  report(`${file} has no anchor "#${anchor}"`, suggest(anchor, anchors));
}

/** Finds the page that a link leads to, and reports a link without one. */
function findPage(
  page: CheckedPage,
  target: string,
  link: Link,
  report: ReportLink,
  site: Site,
): CheckedPage | undefined {
  if (target.startsWith('/')) return findRoute(page, link, report, site);
  const {file} = linkTarget(page.path, target);
  const found = site.pageByPath.get(file);
  if (found) return found;
  if (!/\.mdx?$/.test(file)) {
    if (!site.files.has(file))
      report(
        `"${target}" isn't a file`,
        'link to the page\'s file, such as "../security/roles.md"',
      );
    return undefined;
  }
  const best = nearestFile(file, site);
  const fix = best
    ? `write "${linkTo(page.path, best)}"`
    : "write the path from this page's folder";
  report(`there is no page "${target}"`, fix);
  return undefined;
}

/**
 * Reports a link to a page's route, which can change. Routes are allowed only where a file can't replace them, such
 * as with `?from=11.24`.
 */
function findRoute(
  page: CheckedPage,
  link: Link,
  report: ReportLink,
  site: Site,
): CheckedPage | undefined {
  const {url} = link;
  const [target = ''] = url.split(/[?#]/);
  const found = site.pageByRoute.get(target);
  if (found && link.line && !url.includes('?')) {
    const file = `${linkTo(page.path, found.path)}${url.slice(target.length)}`;
    report(`"${url}" is a route`, `link to the page's file: write "${file}"`);
  }
  if (found) return found;
  const redirect = redirects.find(({from}) => from === target);
  if (redirect) report(`"${target}" is an old address`, `link to ${redirect.to}`);
  else if (!isSiteRoute(target, site)) {
    report(`no page has the route "${target}"`, nearestRoute(target, site));
  }
  return undefined;
}

function nearestRoute(target: string, {pageByRoute}: Site): string {
  const best = closest(target, pageByRoute.keys());
  return best ? `did you mean "${best}"?` : 'link to the file of a page';
}

/** The page with the most similar file name, in any folder. */
function nearestFile(file: string, {pages}: Site): string | undefined {
  const names = new Map(pages.map((page) => [path.posix.basename(page.path), page.path]));
  return names.get(closest(path.posix.basename(file), names.keys()) ?? '');
}
