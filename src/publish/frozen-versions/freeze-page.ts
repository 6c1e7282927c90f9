/// <reference types="remark-directive" />
import type {Code, Parent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {type Processor, unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {openPage} from '../../product/page-files/open-page';
import {readText} from '../markdown-copies/markdown-copy';
import {plain} from '../markdown-copies/plain';

/** The part of an extension for writing Markdown that's changed here. */
interface ToMarkdown {
  handlers?: object;
  unsafe?: {character: string}[];
}

const writer = unified()
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .use(keepColons);

/**
 * Writes colons without a backslash. In a heading, Docusaurus takes ":AssumeRole" in "sts:AssumeRole" for a directive,
 * so the section's anchor would be another one than on the written page.
 */
function keepColons(this: Processor) {
  for (const extension of (this.data().toMarkdownExtensions ?? []) as ToMarkdown[])
    if (extension.handlers && 'textDirective' in extension.handlers)
      extension.unsafe = extension.unsafe?.filter(({character}) => character !== ':');
}

/** The containers that Docusaurus shows, and not a part of ours. */
const admonitions = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);

/**
 * Makes a page's file for a frozen version: its front matter, and its text as finished Markdown. What the product's
 * facts add is in it as lists, tables, and words, as in a Markdown copy. Pictures, notes, and tabs of code stay as the
 * writer wrote them.
 *
 * @param file the page's path from the project's root: `docs/guides/security/roles.md`
 * @param source its text
 * @param relink returns where a link leads in the frozen version
 * @throws {Error} with file and line if a generated part or an example is wrong
 */
export function freezePage(file: string, source: string, relink: (url: string) => string): string {
  const {text, frontMatter} = openPage(source);
  const tree = readText({file, frontMatter: frontMatter.data}, source);
  keepWritten(tree);
  const frozen: Root = {type: 'root', children: plain(tree.children)};
  visit(frozen, ['link', 'definition'], (node) => {
    if ('url' in node) node.url = relink(node.url);
  });
  const [head = '---\n---\n'] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  return `${head}\n${writer.stringify(frozen)}`;
}

/** Marks what the site shows from Markdown alone, and makes anchors of their own from those that links have. */
function keepWritten(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') node.meta = shownMeta(node);
    if (isShown(node as RootContent)) node.data = {...node.data, isKept: true};
    const {id} = (node.type === 'link' && node.data?.hProperties) || {};
    if (!parent || index === undefined || !id) return undefined;
    const anchor = {type: 'html', value: `<a id="${id}"></a>`, data: {isKept: true}};
    (parent as Parent).children.splice(index, 0, anchor as RootContent);
    return [SKIP, index + 2];
  });
}

const isShown = (node: RootContent) =>
  ['code', 'image', 'html'].includes(node.type) ||
  (node.type === 'containerDirective' && admonitions.has(node.name));

/** What the site shows of a fence's meta: its title and its tab. The rest says what to check, or what to run. */
const shownMeta = ({meta}: Code) =>
  (meta ?? '').match(/(?<=^|\s)(?:title|tab)="[^"]*"/g)?.join(' ') ?? null;
