import type {Heading, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {counted, grouped} from '../../base/collections';
import {oncePer} from '../../base/once';
import {glossaryPage, terms} from '../../product/glossary';
import {decoded, linkTarget, linkTo} from '../../product/page-files/link-target';
import type {Check, Report} from '../check';
import {oncePerPage} from '../once-per-page';
import {type CheckedPage, lineOf} from '../page';
import type {Site} from '../site';
import {isListed, nameKey, wordsOf} from './link-words';

/** How often a page must use a word before links can use it for the page. */
const prominent = 3;

/** Nodes whose words belong together. */
const phrasing = new Set(['paragraph', 'heading', 'tableCell']);

/** Words that say nothing about a target, or only where it is. */
const fillers = new Set(
  'and or of in on to for from with without by at as it its is are be that this these what how when where which who not no all each every same other own yours above below before after elsewhere everywhere here there earlier later next first last table list section step reference guide'.split(
    ' ',
  ),
);

/** A page or a section that has a name. */
interface Link {
  text: string;
  url: string;
  line: number;
}

/** A page or a section that is called by a name. */
interface Named {
  page: CheckedPage;
  /** The section's anchor. Empty for the page itself. */
  anchor: string;
  name: string;
}

interface Target {
  page: CheckedPage;
  anchor: string;
  /** The heading of the anchor's section. Empty without an anchor. */
  heading: string;
  /** The words that it says. */
  said: () => string[];
}

/**
 * Checks that a link whose text is the name of a page or a section leads there, and that any other link text shares a
 * word with its target. Names are compared without articles, capitals, and plurals. A shorter form of the target's
 * own name is right: "request" can lead to "Remediation requests".
 */
export const checkLinkNames: Check = (site, reportIn) => {
  const named = namesIn(site);
  for (const page of site.selected) {
    const report = reportIn(page.file);
    for (const link of linksOn(page, site)) {
      const target = targetOf(page, link, site);
      if (target) checkLink(page, link, target, named, report);
    }
  }
};

const linksOn = oncePerPage('link-names', ({written}): Link[] =>
  written('link').map((link) => ({
    text: textOf(link).trim(),
    url: link.url,
    line: lineOf(link),
  })),
);

function targetOf(from: CheckedPage, {url}: Link, site: Site): Target | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(url)) return undefined;
  const {file, anchor: encoded = ''} = linkTarget(from.path, url);
  const page = site.pageByPath.get(file);
  if (!page) return undefined;
  const anchor = decoded(encoded);
  const heading = page.headings.find((each) => each.anchor === anchor)?.text ?? '';
  const said = () => {
    const {whole, sections} = saidOn(page, site);
    return sections[anchor] ?? whole;
  };
  return {page, anchor, heading, said};
}

function checkLink(
  from: CheckedPage,
  link: Link,
  target: Target,
  named: Map<string, Named[]>,
  report: Report,
): void {
  const {text, line} = link;
  if (target.page.kind.startsWith('release')) {
    checkVersion(link, target.page, report);
    return;
  }
  const others = named.get(nameKey(text)) ?? [];
  const wrong = others.length > 0 && wrongName(text, others, target);
  if (!wrong) {
    checkWords(link, target, report);
    return;
  }
  const isHere = wrong.page === target.page;
  const said = wrong.anchor
    ? `the heading of ${isHere ? 'another section' : wrong.page.path}`
    : `the title of ${wrong.page.path}`;
  const led = target.heading ? `"${target.heading}" in ${target.page.path}` : target.page.path;
  const own = target.heading || String(target.page.frontMatter.data.title ?? '');
  const address = `${wrong.page === from ? '' : linkTo(from.path, wrong.page.path)}${wrong.anchor && `#${wrong.anchor}`}`;
  report(
    line,
    `the link text "${text}" is ${said}, but the link leads to ${led}`,
    `link to "${address}", or write the name of the link's target, such as "${own}"`,
  );
}

/** The page or section that a text names, if the target can't have that name. */
function wrongName(text: string, others: Named[], target: Target): Named | undefined {
  const {page, heading, anchor} = target;
  const key = nameKey(text);
  if (key === nameKey(heading) || key === nameKey(anchor.replace(/^attribute-/, ''))) return;
  const own = ownNamesOf(page);
  // On the same page, only the section itself or a link without an anchor is right.
  const here = others.find((each) => each.page === page && each.anchor);
  if (here) return anchor && !isListed(text, [heading]) ? here : undefined;
  if (heading && isListed(heading, [text])) return undefined;
  if (own.some((name) => nameKey(name) === key)) return undefined;
  const title = others.find((each) => !each.anchor);
  // Text that is written like a title means that page. Vendors can have several pages: Okta, and JIT provisioning with Okta.
  if (title?.name === text && title.page.kind !== 'connector') return title;
  if (isListed(text, [heading, anchor, ...own])) return undefined;
  if (title) return title;
  // A one-word heading, such as "Fields", isn't always what the text means.
  const description = String(page.frontMatter.data.description ?? '');
  if (wordsOf(text).length < 2 || isListed(text, [...own, description])) return undefined;
  return others[0];
}

/** The names of a page: its title, the names in its data, and its glossary term. */
const ownNamesOf = oncePer(({path, frontMatter: {data}}: CheckedPage): string[] => {
  const connector = data.connector as Record<string, unknown> | undefined;
  const ofTerms = termsByPage.get(path.replace(/^docs\//, '')) ?? [];
  return [
    data.title,
    data.sidebar_label,
    data.model,
    data.keywords,
    connector?.name,
    connector?.product,
    connector?.formerNames,
    path.replace(/^.*\/|\.mdx?$/g, ''),
    ofTerms.flatMap(({term, also, forms}) => [term, ...also, ...forms]),
  ]
    .flat()
    .filter((name) => typeof name === 'string');
});

const termsByPage = grouped(terms.map((term) => [term.page?.split('#')[0], term] as const));

/**
 * Checks that a link's text shares a word with its target's names or text. A link that says "risk factors" and leads
 * to a page about backups has the wrong address.
 */
function checkWords({text, url, line}: Link, target: Target, report: Report): void {
  const stems = stemsOf(text);
  if (stems.length === 0) return;
  const shares = (text: string[]) => text.some((stem) => stems.includes(stem));
  // Compare the target's names first. They're usually enough, and its text takes longer to read.
  if (shares(namesAt(target)) || shares(target.said())) return;
  const {page, heading} = target;
  const title = String(page.frontMatter.data.title ?? '');
  const called = heading ? `"${heading}" in "${title}"` : `"${title}"`;
  report(
    line,
    `the link text "${text}" shares no word with its target, ${called} (${url})`,
    `write "${heading || title}" or one of its words as the link text, or link to the section that "${text}" names`,
  );
}

/** The words of a target's names. */
const namesAt = ({page, anchor, heading}: Target): string[] => [
  ...namesOf(page),
  ...stemsOf(`${heading} ${anchor}`),
];

const namesOf = oncePer((page: CheckedPage) =>
  stemsOf([...ownNamesOf(page), page.frontMatter.data.description].join(' ')),
);

/** A node at the top of a page, with the words that it says. */
interface Block {
  node: Nodes;
  stems: string[];
}

/** What a page says, for links to it: the words of each section, and of the page those that stand out. */
const saidOn = oncePerPage('said', (page) => {
  const blocks = page.tree.children.map((node): Block => ({node, stems: stemsOf(spaced([node]))}));
  return {
    whole: saidByPage(page, blocks),
    sections: Object.fromEntries(
      page.headings.map(({anchor, node}) => [
        anchor,
        [...new Set(sectionOf(node, blocks).flatMap(({stems}) => stems))],
      ]),
    ),
  };
});

/** A heading and all below it, up to the next one that isn't lower. */
function sectionOf(heading: Heading, blocks: Block[]): Block[] {
  const start = blocks.findIndex(({node}) => node === heading);
  const end = blocks.findIndex(
    ({node}, at) => at > start && node.type === 'heading' && node.depth <= heading.depth,
  );
  return blocks.slice(start, end < 0 ? undefined : end);
}

/** The words at a page's beginning and in its headings, and those it repeats. */
function saidByPage({tree: {children}, headings}: CheckedPage, blocks: Block[]): string[] {
  const counts = counted(blocks.flatMap(({stems}) => stems));
  const often = [...counts].filter(([, count]) => count >= prominent).map(([stem]) => stem);
  const first = children.find((each) => each.type === 'paragraph');
  const titles = headings.map(({text}) => text).join(' ');
  return [...often, ...stemsOf(`${titles} ${first ? textOf(first) : ''}`)];
}

/** The text of nodes, with spaces between cells and items, which `toString` joins. */
function spaced(nodes: Nodes[]): string {
  return nodes
    .map((node) =>
      'children' in node && !phrasing.has(node.type) ? spaced(node.children) : textOf(node),
    )
    .join(' ');
}

/** The words of a text, shortened to their first letters for comparison, so that "paging" equals "pages". */
const stemsOf = (text: string) =>
  wordsOf(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .filter((word) => !fillers.has(word))
    .map((word) => word.replace(/(?<=.{3})(ing|ed|e)$/, '').slice(0, 5));

/** Checks that a version in the text of a link to a release is that release's version. */
function checkVersion({text, url, line}: Link, page: CheckedPage, report: Report): void {
  const [version] = /(?<=\/)\d+\.\d+(?=\.md$)/.exec(page.path) ?? [];
  const [written] = /(?<![\d.])\d+\.\d+(?![\d.])/.exec(text) ?? [];
  if (!version || !written || written === version) return;
  report(
    line,
    `the link text names version ${written}, but the link leads to ${page.path}`,
    `link to "${url.replace(version, written)}", or write ${version}`,
  );
}

/** All pages by their names, and all sections by their headings, in the form used for comparison. */
const namesIn = (site: Site): Map<string, Named[]> =>
  grouped(
    site.pages.flatMap((page) =>
      namesOn(page, site).map(({key, ...named}): [key: string, Named] => [key, {page, ...named}]),
    ),
  );

/** The names of a page and of its sections. */
const namesOn = oncePerPage('section-names', ({path, kind, frontMatter: {data}, headings}) => {
  const {title, sidebar_label: label} = data;
  const names = [title, label === title ? undefined : label].map((name) => ({name, anchor: ''}));
  // Glossary headings are words that every page uses, and all release pages have the same headings.
  const hasSections = path !== `docs/${glossaryPage}` && !kind.startsWith('release');
  const sections = hasSections ? headings.map(({text, anchor}) => ({name: text, anchor})) : [];
  return [...names, ...sections].flatMap(({name, anchor}) => {
    const key = typeof name === 'string' ? nameKey(name) : '';
    return key ? [{key, anchor, name: String(name)}] : [];
  });
});
