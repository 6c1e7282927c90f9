import path from 'node:path';
import type {Html, Node, Parent, Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {CheckedPage} from '../../src/checks/page';
import apiExamples from '../../src/content/api-examples/remark';
import drawDiagrams from '../../src/content/model-diagrams/draw-diagrams';
import queryExamples from '../../src/content/query-examples/remark';
import {udm} from '../../src/product/udm';
import {loadSample} from '../../src/sample/organization';
import {graphOf} from '../../src/sample/organization/graph';
import {peersOf} from '../peers';

const dataset = {udm, graph: graphOf(loadSample())};

/** The steps of docusaurus.config.ts that write something out; the page already has its derived parts. */
const expand = unified()
  .use(drawDiagrams)
  .use(queryExamples, {dataset: () => dataset})
  .use(apiExamples, {context: () => dataset});

const writer = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * A page's text in plain Markdown: results and diagrams are written out, tabs become labels, and drawings become HTML.
 *
 * @param linkTo returns the replacement for a link's address
 */
export async function plainMarkdown(page: CheckedPage, linkTo: (url: string) => string) {
  const file = new VFile({path: page.path, data: {frontMatter: page.frontMatter.data}});
  const tree = (await expand.run(page.tree, file)) as Root;
  const pictures = new Map<string, string>();
  visit(tree, ['link', 'image'], (node) => {
    if (node.type === 'link') node.url = linkTo(node.url);
    if (node.type === 'image') pictures.set(node.url, path.join(path.dirname(page.path), node.url));
  });
  simplify(tree);
  return {body: writer.stringify(tree), pictures};
}

/** What the directive and MDX parsers and our own plugins add to a node. */
type Special = RootContent & {
  name?: string;
  attributes?: {name: string; value: string}[];
  data?: {hName?: string; hChildren?: unknown};
  children?: RootContent[];
};

/** Replaces everything below a node that Markdown can't express. */
function simplify(parent: Parent) {
  parent.children = (parent.children as Special[]).flatMap((node): RootContent[] => {
    if (node.data?.hName || node.data?.hChildren) return [asHtml(node)];
    if (node.children) simplify(node as Parent);
    if ((node.type as string) === 'yaml' || /^mdx(jsEsm|.*Expression)$/.test(node.type)) return [];
    if (!node.type.startsWith('mdxJsx')) return [node];
    const label = node.attributes?.find(({name}) => name === 'label')?.value;
    return [...(label ? [labelOf(label)] : []), ...(node.children ?? [])];
  });
}

const labelOf = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});

/** HTML in Markdown ends at an empty line. */
function asHtml(node: Node): Html {
  const {toHtml} = peersOf(__dirname).load('hast-util-to-html');
  const html: string = toHtml(toHast(node as RootContent));
  return {type: 'html', value: html.replaceAll('\n\n', '\n&#10;')};
}
