import type {Link} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {grouped} from '../base/collections';
import {glossaryPage, terms} from '../product/glossary';
import {decoded, linkTarget, linkTo} from '../product/page-files/link-target';
import type {Check, Report} from './check';
import {isListed, nameKey, wordsOf} from './link-words';
import type {CheckedPage} from './page';
import type {Site} from './site';

/** A page or a section that is called by a name. */
interface Named {
  page: CheckedPage;
  /** Empty for the page itself. */
  anchor: string;
  name: string;
}

interface Target {
  page: CheckedPage;
  anchor: string;
  /** What the anchor's section is called; empty without one. */
  heading: string;
}

/**
 * A link whose text is the name of a page or a section leads there. Whatever else the text is, nobody can say where it
 * should lead: "every 14 days" may well lead to "Data retrieved". Names are compared without articles, capitals and
 * plurals, and a shorter form of the target's own name is right: "request" may lead to "Remediation requests".
 */
export const checkLinkNames: Check = (site, reportIn) => {
  const named = namesIn(site);
  for (const page of site.selected) {
    const report = reportIn(page.file);
    for (const link of page.written('link')) {
      const target = targetOf(page, link, site);
      if (target) checkLink(page, link, target, named, report);
    }
  }
};

function targetOf(from: CheckedPage, {url}: Link, {pageByPath}: Site): Target | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(url)) return undefined;
  const {file, anchor = ''} = linkTarget(from.path, url);
  const page = pageByPath.get(file);
  const heading = page?.headings.find((each) => each.anchor === decoded(anchor))?.text ?? '';
  return page && {page, anchor: decoded(anchor), heading};
}

function checkLink(
  from: CheckedPage,
  link: Link,
  target: Target,
  named: Map<string, Named[]>,
  report: Report,
): void {
  const text = textOf(link).trim();
  if (target.page.kind.startsWith('release')) {
    checkVersion(text, link, target.page, report);
    return;
  }
  const others = named.get(nameKey(text)) ?? [];
  const wrong = others.length > 0 && wrongName(text, others, target);
  if (!wrong) return;
  const isHere = wrong.page === target.page;
  const said = wrong.anchor
    ? `the heading of ${isHere ? 'another section' : wrong.page.path}`
    : `the title of ${wrong.page.path}`;
  const led = target.heading ? `"${target.heading}" in ${target.page.path}` : target.page.path;
  const own = target.heading || String(target.page.frontMatter.data.title ?? '');
  const address = `${wrong.page === from ? '' : linkTo(from.path, wrong.page.path)}${wrong.anchor && `#${wrong.anchor}`}`;
  report(
    link,
    `the link text "${text}" is ${said}, and the link leads to ${led}`,
    `link to "${address}", or name what it leads to, such as "${own}"`,
  );
}

/** The page or section that a text names, where the target is not one that can be called so. */
function wrongName(text: string, others: Named[], target: Target): Named | undefined {
  const {page, heading, anchor} = target;
  const key = nameKey(text);
  if (key === nameKey(heading) || key === nameKey(anchor.replace(/^attribute-/, ''))) return;
  const own = ownNamesOf(page);
  // On the same page, only the section itself or one without an anchor will do.
  const here = others.find((each) => each.page === page && each.anchor);
  if (here) return anchor && !isListed(text, [heading]) ? here : undefined;
  if (heading && isListed(heading, [text])) return undefined;
  if (own.some((name) => nameKey(name) === key)) return undefined;
  const title = others.find((each) => !each.anchor);
  // Written like the title, it is meant as one. Vendors have pages of several kinds: Okta, and JIT provisioning with it.
  if (title?.name === text && title.page.kind !== 'connector') return title;
  if (isListed(text, [heading, anchor, ...own])) return undefined;
  if (title) return title;
  // A heading of one word, such as "Fields", is no name that a text must mean.
  const description = String(page.frontMatter.data.description ?? '');
  if (wordsOf(text).length < 2 || isListed(text, [...own, description])) return undefined;
  return others[0];
}

/** What a page is called: by itself, by its data, and by the glossary. */
function ownNamesOf({path, frontMatter: {data}}: CheckedPage): string[] {
  const connector = data.connector as Record<string, unknown> | undefined;
  const ofTerms = terms
    .filter((term) => term.page?.split('#')[0] === path.replace(/^docs\//, ''))
    .flatMap(({term, also, forms}) => [term, ...also, ...forms]);
  return [
    data.title,
    data.sidebar_label,
    data.model,
    data.keywords,
    connector?.name,
    connector?.product,
    connector?.formerNames,
    path.replace(/^.*\/|\.mdx?$/g, ''),
    ofTerms,
  ]
    .flat()
    .filter((name) => typeof name === 'string');
}

/** A version in the text of a link to a release is that of the release. */
function checkVersion(text: string, link: Link, page: CheckedPage, report: Report): void {
  const [version] = /(?<=\/)\d+\.\d+(?=\.md$)/.exec(page.path) ?? [];
  const [written] = /(?<![\d.])\d+\.\d+(?![\d.])/.exec(text) ?? [];
  if (!version || !written || written === version) return;
  report(
    link,
    `the link text names version ${written}, and the link leads to ${page.path}`,
    `link to "${link.url.replace(version, written)}", or write ${version}`,
  );
}

/** Every page by its titles, and every section by its heading, in the form in which names are compared. */
function namesIn({pages}: Site): Map<string, Named[]> {
  const entries: [key: string, Named][] = [];
  const add = (name: unknown, page: CheckedPage, anchor: string) => {
    if (typeof name === 'string' && nameKey(name) !== '')
      entries.push([nameKey(name), {page, anchor, name}]);
  };
  for (const page of pages) {
    const {title, sidebar_label: label} = page.frontMatter.data;
    add(title, page, '');
    if (label !== title) add(label, page, '');
    // Headings of a glossary are words that every page uses, and headings of releases are the same on each.
    if (page.path === `docs/${glossaryPage}` || page.kind.startsWith('release')) continue;
    for (const {text, anchor} of page.headings) add(text, page, anchor);
  }
  return grouped(entries);
}
