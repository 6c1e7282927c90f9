import GithubSlugger from 'github-slugger';
import type {Heading, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, importOf} from '../../base/markdown/nodes';
import {aboutRowsClass, type RowSearchNode} from './row-search';

/** From this number of sections on, each is folded below its heading. */
const manySections = 3;

/** A list that's nothing but a longer table is folded, too. */
const manyRows = 60;

/** A fold says what its first rows are about, up to this number of rows and characters. */
const longestExample = {rows: 3, characters: 80};

/**
 * A remark plugin that folds the long lists of searches over rows, each section below its heading. The field of such a
 * search goes right below the first paragraph of its part of the page, so what the page says between them is between the
 * field and the folds. The table of contents lists the page's own sections: the folds are a list themselves.
 */
export default function foldRows() {
  return (tree: Root) => {
    const anchors = anchorsIn(tree);
    const isOnly = tree.children.filter(searchIn).length === 1;
    for (let at = 0; at < tree.children.length; at += 1) {
      const search = searchIn(tree.children[at]);
      const folds = search && foldsOf(search, anchors);
      if (!folds) continue;
      const from = fieldAt(tree.children, at, isOnly);
      const between = tree.children.slice(from, at);
      const imports = between.filter(isImport);
      const about = between.filter((node) => !isImport(node));
      search.children = [...(about.length > 0 ? [aboutRows(about)] : []), ...folds];
      const fold = importOf('@site/src/app/explorers/rows/Fold', foldName(search));
      tree.children.splice(from, at - from, ...imports, fold);
      at = tree.children.indexOf(search as unknown as RootContent);
    }
  };
}

const searchIn = (node?: RootContent) =>
  node?.data && 'rowSearch' in node.data ? (node as unknown as RowSearchNode) : undefined;

/** What a page says of the rows. Its class tells src/search/records that it isn't a part of the list. */
const aboutRows = (children: RootContent[]) =>
  component('div', {className: aboutRowsClass}, children);

const isImport = ({type}: RootContent) => type === 'mdxjsEsm';

/**
 * Where the field goes: after the first paragraph below the heading above the search. If that's the first heading, and
 * there's no other search, the page is about the list, so the field goes after the page's first paragraph.
 */
function fieldAt(nodes: RootContent[], search: number, isOnly: boolean): number {
  const headings = nodes.flatMap(({type}, at) => (type === 'heading' && at < search ? [at] : []));
  const heading = isOnly && headings.length === 1 ? -1 : (headings.at(-1) ?? -1);
  const first = nodes.findIndex(({type}, at) => at > heading && type === 'paragraph');
  return first < 0 || first >= search ? search : first + 1;
}

const foldName = ({name}: RowSearchNode) => `${name}Fold`;

/** Returns the folds of a long list; nothing for a short one. */
function foldsOf(
  search: RowSearchNode,
  anchors: Map<RootContent, string>,
): RootContent[] | undefined {
  const {children, data} = search;
  const starts = children.flatMap(({type}, at) => (type === 'heading' ? [at] : []));
  const fold = (title: Record<string, string>, content: RootContent[]) =>
    component(
      foldName(search),
      {...title, rows: String(rowsIn(content)), example: exampleOf(content)},
      content,
    );
  if (starts.length >= manySections)
    return starts.map((start, at) => {
      const [heading, ...content] = children.slice(start, starts[at + 1]) as [Heading];
      const id = anchors.get(heading) ?? '';
      return fold({title: textOf(heading), id, heading: `h${heading.depth}`}, content);
    });
  if (children.length > 1 || rowsIn(children) <= manyRows) return undefined;
  return [fold({title: `All ${data.rowSearch.names}`}, children)];
}

/** The first cells of the first rows. */
function exampleOf(nodes: RootContent[]): string {
  const rows = nodes.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []));
  const names = rows.slice(0, longestExample.rows).map(({children: [name]}) => textOf(name));
  while (names.length > 1 && names.join(', ').length > longestExample.characters) names.pop();
  return names.join(' · ');
}

/** The anchors of a page's headings, which Docusaurus would give them. */
function anchorsIn(tree: Root): Map<RootContent, string> {
  const slugger = new GithubSlugger();
  const anchors = new Map<RootContent, string>();
  visit(tree, 'heading', (heading) => {
    anchors.set(heading, slugger.slug(heading.data?.slugText ?? textOf(heading)));
  });
  return anchors;
}

/** How many rows tables have, without their heads. */
const rowsIn = (nodes: RootContent[]) =>
  nodes.reduce((sum, node) => sum + (node.type === 'table' ? node.children.length - 1 : 0), 0);
