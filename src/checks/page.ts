import GithubSlugger from 'github-slugger';
import type {Heading, Link, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {hash, noMemory, type Remember} from '../base/memory/remember';
import {once} from '../base/once';
import {InputError} from '../base/source/input-error';
import derivedParts from '../content/directives';
import {isGathering} from '../content/written-pages/gathered';
import type {FrontMatter} from '../product/page-files/front-matter';
import {openPage} from '../product/page-files/open-page';
import {routeOf} from '../product/page-files/route';
import {restoreColons} from '../product/page-files/source';
import {readEntries} from '../product/releases/entries';
import type {FactsDigest} from './facts-digest';
import {indexNodes, type NodeLookup} from './nodes';
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
  /**
   * A short name for the path and the text, as written and with the product filled in, and for what the page gathers
   * from other pages.
   */
  digest: string;
  frontMatter: FrontMatter;
  /** The text as nodes. Derived parts are expanded, and their nodes don't have a position. */
  tree: Root;
  /** Returns the nodes of some types: `page.nodes('link', 'image')`. */
  nodes: NodeLookup;
  /** Returns the nodes of some types without the nodes of derived parts, which the page's writer didn't type. */
  written: NodeLookup;
  kind: PageKind;
  route: string;
  headings: (Outline['headings'][number] & {node: Heading})[];
  /** What can be linked to: headings, and what derived parts give an id. */
  anchors: string[];
  /** The errors that keep the text or a derived part from being read. */
  errors: PageError[];
}

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const mdx = plain().use(remarkMdx);

/** A page's text as nodes, and what keeps it from being read. */
interface Reading {
  tree: Root;
  nodes: NodeLookup;
  errors: PageError[];
}

/** What other pages ask of a page. */
interface Outline {
  headings: {depth: number; text: string; anchor: string; line?: number}[];
  anchors: string[];
  errors: PageError[];
}

/**
 * Opens a page; its text is parsed when a check asks for its nodes.
 *
 * @param path the file, from the project's root
 * @param raw its source text
 * @param memory stores what was read for the next run
 * @param facts a digest of the data from which derived parts are made
 */
export function readPage(
  path: string,
  raw: string,
  memory = noMemory,
  facts: FactsDigest = {parsing: '', checks: '', gathered: ''},
): CheckedPage {
  const {text, frontMatter} = openPage(raw);
  const file = new VFile({path, value: raw, data: {frontMatter: frontMatter.data}});
  const digest = hash(`${path}\n${raw}\n${text}\n${isGathering(raw) ? facts.gathered : ''}`);
  const read = once(() => readTree(text, file, memory.rememberTree, facts));
  const outline = once(() =>
    memory.remember('outline', facts.checks + digest, () => outlineOf(read())),
  );
  const headings = once(() =>
    outline().headings.map((heading, index) => ({
      ...heading,
      get node() {
        return read().nodes('heading')[index] as Heading;
      },
    })),
  );
  const nodes: NodeLookup = (...types) => read().nodes(...types);
  return {
    file,
    path,
    text,
    digest,
    frontMatter,
    nodes,
    written: (...types) => nodes(...types).filter(isWritten),
    kind: kindOf(path, frontMatter.data.kind),
    route: routeOf(path, frontMatter.data.slug),
    get tree() {
      return read().tree;
    },
    get headings() {
      return headings();
    },
    get anchors() {
      return outline().anchors;
    },
    get errors() {
      return outline().errors;
    },
  };
}

function readTree(text: string, file: VFile, remember: Remember, facts: FactsDigest): Reading {
  const errors: PageError[] = [];
  const isMdx = file.path.endsWith('.mdx');
  const tree = parse(
    text,
    isMdx,
    (make) => remember('read', `${facts.parsing}${isMdx}${text}`, make),
    errors,
  );
  // Most pages have no parts, and a walk over every page takes its time.
  const hasParts = /^\s*::[a-z]|:[a-z]+\[/m.test(text);
  if (hasParts) expand(tree, file, errors);
  return {tree, nodes: indexNodes(tree), errors};
}

function outlineOf({tree, nodes, errors}: Reading): Outline {
  const headings = headingsOf(nodes('heading'));
  return {
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
function parse(
  text: string,
  isMdx: boolean,
  remember: (make: () => Root) => Root,
  errors: PageError[],
): Root {
  if (!isMdx) return remember(() => asRead(plain.parse(text)));
  try {
    return remember(() => asRead(mdx.parse(text)));
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
  for (const node of indexNodes(tree)('heading'))
    node.data = {...node.data, slugText: textOf(node)};
}

/** Puts the derived parts into a tree. Omits a part that can't be made. */
function expand(tree: Root, file: VFile, errors: PageError[]): void {
  try {
    derivedParts()(tree, file);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const faults = error instanceof AggregateError ? error.errors : [error];
    errors.push(...faults.map(toPageError));
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
function headingsOf(nodes: Heading[]): Outline['headings'] {
  const slugger = new GithubSlugger();
  return nodes.map((node) => {
    const text = textOf(node);
    const anchor = slugger.slug(node.data?.slugText ?? text);
    return {depth: node.depth, text, anchor, line: node.position?.start.line};
  });
}
