import GithubSlugger from 'github-slugger';
import type {Heading, Link, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {InputError} from '../base/source/input-error';
import derivedParts from '../content/directives';
import type {FrontMatter} from '../product/page-files/front-matter';
import {openPage} from '../product/page-files/open-page';
import {routeOf} from '../product/page-files/route';
import {restoreColons} from '../product/page-files/source';
import {readEntries} from '../product/releases/entries';
import {indexNodes, type NodeLookup} from './nodes';
import {forget, type Remember} from './remember';
import {kindOf, type PageKind} from './structure/kind';

/** An error that keeps a page from being read. */
interface PageError {
  line: number;
  message: string;
  fix: string;
}

/** A page of the documentation, read once for every check. */
export interface CheckedPage {
  /** The file with its path, its source text, and its messages. */
  file: VFile;
  /** The path from the project's root: `docs/guides/security/roles.md`. */
  path: string;
  /** The text with the product's name filled in. Its lines are the file's lines. */
  text: string;
  frontMatter: FrontMatter;
  /** The text as nodes. Derived parts are expanded, and their nodes don't have a position. */
  tree: Root;
  /** Returns the nodes of some types: `page.nodes('link', 'image')`. */
  nodes: NodeLookup;
  /** Returns the nodes of some types without the nodes of derived parts, which the page's writer didn't type. */
  written: NodeLookup;
  kind: PageKind;
  route: string;
  headings: {depth: number; text: string; anchor: string; node: Heading}[];
  /** What links can lead to: headings, and parts of derived parts with an ID. */
  anchors: string[];
  /** The errors that keep the text or a derived part from being read. */
  errors: PageError[];
}

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const mdx = plain().use(remarkMdx);

/**
 * Reads a page.
 *
 * @param path the file, from the project's root
 * @param raw its source text
 * @param remember stores what was read for the next run
 * @param facts a digest of the data from which derived parts are made
 */
export function readPage(path: string, raw: string, remember = forget, facts = ''): CheckedPage {
  const {text, frontMatter} = openPage(raw);
  const file = new VFile({path, value: raw, data: {frontMatter: frontMatter.data}});
  const errors: PageError[] = [];
  const read = () => parse(text, path.endsWith('.mdx'), remember, errors);
  // Most pages don't have derived parts, and walking every page is slow.
  const hasParts = /^\s*::[a-z]|:[a-z]+\[/m.test(text);
  const tree = hasParts
    ? expand(read, file, errors, (make) => remember('expanded', facts + text, make))
    : read();
  const nodes = indexNodes(tree);
  const headings = headingsOf(nodes('heading'));
  return {
    file,
    path,
    text,
    frontMatter,
    tree,
    nodes,
    written: (...types) => nodes(...types).filter(isWritten),
    kind: kindOf(path, frontMatter.data.kind),
    route: routeOf(path, frontMatter.data.slug),
    headings,
    anchors: [
      ...headings.map(({anchor}) => anchor),
      ...nodes('link').flatMap(idOf),
      ...readEntries(tree.children).map(({id}) => id),
    ],
    errors,
  };
}

declare module 'mdast' {
  interface HeadingData {
    /** The text from which the anchor is made, if it isn't the heading's text. */
    slugText?: string;
  }
}

/** Parses the text. Markdown always parses, but MDX with an error gives an empty page. */
function parse(text: string, isMdx: boolean, remember: Remember, errors: PageError[]): Root {
  if (!isMdx) return remember('md', text, () => asRead(plain.parse(text)));
  try {
    return remember('mdx', text, () => asRead(mdx.parse(text)));
  } catch (error) {
    const {line = 1, reason} = error as {line?: number; reason?: string};
    if (reason === undefined) throw error;
    errors.push({line, message: reason, fix: 'fix the MDX'});
    return {type: 'root', children: []};
  }
}

/** Whether the writer typed this node on the page. The nodes of a derived part don't have a position. */
export const isWritten = (node: Nodes) => node.position !== undefined;

/** The line where a node begins. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function asRead(tree: Root): Root {
  rememberSlugTexts(tree);
  restoreColons()(tree);
  return tree;
}

/**
 * The text from which Docusaurus makes the anchor. It does this before it restores colons, so "the role
 * sts:AssumeRole" is at `#the-role-sts`.
 */
function rememberSlugTexts(tree: Root) {
  visit(tree, 'heading', (node) => {
    node.data = {...node.data, slugText: textOf(node)};
  });
}

/** Returns the text with its derived parts, from an earlier run if there was one. Omits a part that can't be made. */
function expand(
  read: () => Root,
  file: VFile,
  errors: PageError[],
  remember: (make: () => Root) => Root,
): Root {
  let tree: Root | undefined;
  try {
    return remember(() => {
      tree = read();
      derivedParts()(tree, file);
      return tree;
    });
  } catch (error) {
    if (error instanceof InputError) throw error;
    const faults = error instanceof AggregateError ? error.errors : [error];
    errors.push(...faults.map(toPageError));
    return tree ?? read();
  }
}

function toPageError(error: unknown): PageError {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = '1', message = text] = /^\S+:(\d+) {2}(.*)$/s.exec(text) ?? [];
  return {line: Number(line), message, fix: 'CONTRIBUTING.md lists the parts and their attributes'};
}

/** The ID of a derived part's node, if it has one. */
function idOf({data}: Link): string[] {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? [id] : [];
}

/** All headings, each with the anchor that Docusaurus gives it. */
function headingsOf(nodes: Heading[]): CheckedPage['headings'] {
  const slugger = new GithubSlugger();
  return nodes.map((node) => {
    const text = textOf(node);
    return {depth: node.depth, text, anchor: slugger.slug(node.data?.slugText ?? text), node};
  });
}
