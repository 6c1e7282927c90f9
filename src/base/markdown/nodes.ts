import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown that a derived part wrote. */
export const markdown = (text: string): RootContent[] =>
  withoutPositions(parser.parse(text).children);

/** Parses a line of Markdown, for a place where a paragraph can't stand. */
export const inline = (line: string): PhrasingContent[] =>
  markdown(line).flatMap((node) => (node.type === 'paragraph' ? node.children : []));

/** Copies nodes without their positions, which would point into the wrong file. */
export const withoutPositions = <Nodes extends RootContent[]>(nodes: Nodes): Nodes =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));

/** A Markdown table; a `|` in a cell is escaped. */
export function table(header: string[], rows: string[][]): RootContent[] {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return markdown([line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** A component of src/theme/MDXComponents as a node: MDX makes it in `.md` files, too. */
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
 * An import of the page, for a component or a style sheet that few other pages need.
 *
 * @param name what the page calls it; a style sheet has none
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
