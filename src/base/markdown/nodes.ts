import type {Node, PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {tableText} from './table';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown that was generated. */
export const markdown = (text: string): RootContent[] =>
  withoutPositions(parser.parse(text).children);

/** Parses a line of Markdown for a place that can't contain paragraphs. */
export const inline = (line: string): PhrasingContent[] =>
  markdown(line).flatMap((node) => (node.type === 'paragraph' ? node.children : []));

/** Whether a plugin gave a node a class. */
export const hasClass = ({data}: Node, name: string): boolean =>
  [data?.hProperties?.className].flat().includes(name);

/** Copies nodes without their positions, which would refer to the wrong file. */
export const withoutPositions = <Nodes extends RootContent[]>(nodes: Nodes): Nodes =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));

/** Creates a Markdown table. Escapes `|` in cells. */
export const table = (header: string[], rows: string[][]): RootContent[] =>
  markdown(tableText(header, rows));

/** Creates a node for a component of src/theme/MDXComponents. MDX renders it in `.md` files, too. */
export function component(
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}

/**
 * Creates an import in the page, for a component or a style sheet that few other pages need.
 *
 * @param name the imported name; omitted for a style sheet
 */
export function importOf(source: string, name?: string): RootContent {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: name ? [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}] : [],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration], comments: []};
  return {type: 'mdxjsEsm', value: '', data: {estree}} as unknown as RootContent;
}
