import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import type {Element, ElementContent, Root as Html} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {listFiles} from '../src/base/source/paths';
import {type CheckedPage, isWritten, readPage} from '../src/checks/page';
import {formsIn} from '../src/content/field-lists/remark';
import {isApiReference} from '../src/product/page-files/is-api-reference';
import {recordsFromHtml} from '../src/search/records/html';
import {aboutRowsIn, classesOf, isFurniture, isPhrasing} from '../src/search/records/text';

const markdown = unified().use(remarkParse).use(remarkGfm);
const html = unified().use(rehypeParse);

/** Only a text's words, because readers differ in marks and line ends. */
const words = (text: string) =>
  (text.replaceAll('\u200b', '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Collects text, and ends a block where a block-level element begins or ends. */
class Blocks {
  readonly #blocks: string[] = [];
  #open = '';

  add(text: string) {
    this.#open += text;
  }

  end() {
    const block = words(this.#open);
    if (block) this.#blocks.push(block);
    this.#open = '';
  }

  /** Those missing from a reader's text. */
  missingIn(text: string): string[] {
    return this.#blocks.filter((block) => !text.includes(` ${block} `));
  }

  get text() {
    return ` ${this.#blocks.join(' ')} `;
  }
}

const isCode = ({type}: Nodes) => type === 'inlineCode';

/** Inline Markdown, which doesn't end a block. */
const inline = new Set(['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'break']);

/**
 * The text of a page's Markdown.
 *
 * @param isRead whether a node and its contents count
 */
function blocksOfMarkdown(tree: Root, isRead: (node: Nodes) => boolean): Blocks {
  const blocks = new Blocks();
  const read = (node: Nodes) => {
    // The title is in the page's front matter, not its text, and pictures have no words on the site.
    if (['yaml', 'html', 'image', 'mdxjsEsm'].includes(node.type) || !isRead(node)) return;
    if (!inline.has(node.type)) blocks.end();
    if ('value' in node) blocks.add(node.value);
    // A connector's page shows the type of each attribute after its name.
    const isNames = node.type === 'tableCell' && node.children.some(isCode);
    if ('children' in node)
      for (const child of node.children) {
        if (isNames && isCode(child)) blocks.end();
        read(child);
        if (isNames && isCode(child)) blocks.end();
      }
    if (node.type === 'break') blocks.add(' ');
    if (!inline.has(node.type)) blocks.end();
  };
  read(tree);
  return blocks;
}

/**
 * Whether components add an element to the text: results, screens, diagrams, tooltips, comparisons, and titles of code. A collapsed list is open in the copy, and needs no name there.
 */
const isAdded = (element: Element) =>
  isFurniture(element) ||
  ['h1', 'summary'].includes(element.tagName) ||
  // The list of requests next to an introduction says what their sections say.
  classesOf(element).some((name) => /^(endpoints$|(codeBlockTitle|comparison)_)/.test(name));

/** Whether an element says that a field is required, or what its default is. */
const isNote = (element: Element) =>
  element.tagName === 'small' || (element.tagName === 'span' && hasDefault(element.children[0]));

const hasDefault = (node: ElementContent | undefined) =>
  node?.type === 'text' && node.value.startsWith('Default');

/** The name of a column, which a list of fields puts before the cell's text. */
const columnName = /^ ?[A-Z][a-z ]+: /;

/** A page's text on the site, without what components add. */
function blocksOfSite(tree: Html): Blocks {
  const blocks = new Blocks();
  const read = (node: ElementContent, isInField = false) => {
    if (node.type === 'text') blocks.add(node.value);
    if (node.type !== 'element') return;
    for (const about of aboutRowsIn(node)) read(about);
    if (isAdded(node)) return;
    const isMeaning = node.tagName === 'dd' || (isInField && node.tagName === 'div');
    if (!isPhrasing(node)) blocks.end();
    for (const child of node.children) {
      // The page adds the host to a request's path.
      if (classesOf(node).includes('address') && child === node.children[0]) continue;
      // In a copy, fields are rows: the name and the type are cells, and notes have other words.
      if (node.tagName === 'dt') {
        blocks.end();
        if (child.type === 'element' && isNote(child)) continue;
      }
      const isNamed = isMeaning && child === node.children[0] && child.type === 'text';
      if (isNamed) blocks.add(child.value.replace(columnName, ''));
      else read(child, node.tagName === 'dd');
    }
    if (!isPhrasing(node)) blocks.end();
  };
  visit(tree, 'element', (element: Element) => {
    if (!classesOf(element).includes('theme-doc-markdown')) return undefined;
    read(element);
    return EXIT;
  });
  return blocks;
}

/**
 * What search keeps. It intentionally omits code in all but one language, column names, links to other pages, and rows
 * that begin with a link into another page, which are found there.
 */
function isSearched({nodes}: CheckedPage) {
  const headers = new Set<Nodes>(nodes('table').flatMap(({children: [header]}) => header ?? []));
  const related = nodes('heading').find(({children: [text]}) =>
    text?.type === 'text' ? text.value === 'Related pages' : false,
  );
  const end = related?.position?.start.line ?? Number.POSITIVE_INFINITY;
  return (node: Nodes) =>
    isWritten(node) &&
    node.type !== 'code' &&
    !headers.has(node) &&
    !leadsElsewhere(node) &&
    !isRequest(node) &&
    (node.position?.start.line ?? 0) < end;
}

/** Whether a text has a block's beginning and its end: a page's facts can divide its first paragraph. */
const isInTwo = (block: string, text: string) =>
  [...block.matchAll(/ /g)].some(
    ({index}) => text.includes(` ${block.slice(0, index)} `) && text.includes(block.slice(index)),
  );

/** Whether a paragraph is only a request, such as `POST /graphql/caasm`. Search has its whole address. */
const isRequest = (node: Nodes) =>
  node.type === 'paragraph' &&
  node.children.every(({type}) => type === 'inlineCode') &&
  /^[A-Z]+ \//.test(textOf(node));

function leadsElsewhere(node: Nodes) {
  if (node.type !== 'tableRow') return false;
  const [link, ...others] = node.children[0]?.children ?? [];
  return link?.type === 'link' && others.length === 0 && /.#/.test(link.url);
}

test('checks, copies and search read the text that the site shows, on every page', () => {
  test.setTimeout(120_000);
  const files = listFiles('docs').filter((file) => /\.mdx?$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  for (const file of files.map((name) => `docs/${name}`)) {
    const page = readPage(file, readFileSync(file, 'utf8'));
    const source = readFileSync(`build${page.route}.html`, 'utf8');
    const copied = readFileSync(`build${page.route}.md`, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    const site = blocksOfSite(html.parse(source));
    const copy = blocksOfMarkdown(markdown.parse(copied), () => true);
    const records = recordsFromHtml(source, {route: page.route, siteUrl: 'https://docs.example'});
    const found = words(
      records.map(({content, hierarchy}) => [...Object.values(hierarchy), content]).join(' '),
    );

    // Lists of fields and of an API's statuses have other words than the headers of their tables.
    const forms = new Set<Nodes>(formsIn(page.tree));
    const isReference = isApiReference(file, page.frontMatter.data);
    const isList = (node: Nodes) => node.type === 'table' && (isReference || forms.has(node));
    const checked = blocksOfMarkdown(page.tree, (node) => isWritten(node) && !isList(node));
    const isFound = isSearched(page);
    const first = words(
      textOf(page.tree.children.find((node) => node.type === 'paragraph' && isWritten(node))),
    );
    const searched = blocksOfMarkdown(page.tree, (node) => isFound(node) && !isList(node));
    const missing = (blocks: Blocks, text: string) =>
      blocks.missingIn(text).filter((block) => block !== first || !isInTwo(block, text));
    expect(
      {
        'on the site': missing(checked, site.text),
        'in the copy': checked.missingIn(copy.text),
        'in search': missing(searched, ` ${found} `),
      },
      `text of ${file} that is missing`,
    ).toEqual({'on the site': [], 'in the copy': [], 'in search': []});
    expect(site.missingIn(copy.text), `text of the site that the copy of ${file} has not`).toEqual(
      [],
    );
  }
});
