import type {
  Blockquote,
  Code,
  Definition,
  List,
  Paragraph,
  Parent,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString as textOf} from 'mdast-util-to-string';
import {longDate} from '../../base/text/dates';
import {capitalized} from '../../base/text/words';
import {paragraph, text} from '../../content/directives/nodes';
import {describeNeighbors, neighborsOf} from '../../content/model-diagrams/neighbors';
import {isResult} from '../../content/query-examples/is-result';
import {udm} from '../../product/udm';

declare module 'unist' {
  interface Data {
    /** Whether a node stays as it is although plain Markdown has another form for it. */
    isKept?: boolean;
  }
}

/**
 * Converts a compiled page's nodes that rely on HTML to plain Markdown. Description lists become lists, images become
 * their alt text, admonitions become quotes, and tab panels follow one another. Content that only a screen needs is
 * omitted. A node with `isKept` stays.
 *
 * @param nodes children of the page, or of one of its nodes
 */
export function plain(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    const element = node.data && 'hName' in node.data ? String(node.data.hName) : undefined;
    const replace = byElement[element ?? ''] ?? byType[node.type];
    if (replace && !node.data?.isKept) return replace(node as never);
    return 'children' in node ? [{...node, children: inside(node)} as RootContent] : [node];
  });
}

const inside = (node: Parent): RootContent[] => plain(node.children as RootContent[]);

const nothing = () => [];

/** Converters by the HTML element that a generated part sets. */
const byElement: Record<string, (node: never) => RootContent[]> = {
  dl: (node: Parent) => [descriptionList(node)],
  figure: (node: Paragraph) => {
    if (node.data?.diagramOf) return [diagram(node.data.diagramOf)];
    if (node.data?.drawingSays) return [paragraph(text(`Picture: ${node.data.drawingSays}`))];
    const says = node.data?.screen?.says;
    return says ? [paragraph(text(`Screen: ${says}`))] : inside(node);
  },
  figcaption: (node: Parent) => [bold(textOf(node))],
  // A drawing. The details contain the same information as text, and the caption is enough as a summary.
  div: nothing,
  details: inside,
  summary: nothing,
  // Links to the letters of a page.
  nav: nothing,
  small: inside,
  span: inside,
};

const byType: Record<string, (node: never) => RootContent[]> = {
  code: (node: Code) => fence(node),
  comment: nothing,
  // Its address changes in the copy.
  definition: (node: Definition) => [{...node}],
  containerDirective: (node: ContainerDirective) => [admonition(node)],
  html: nothing,
  image: ({alt}: {alt?: string}) => [text(`Picture: ${alt ?? ''}`)],
  mdxjsEsm: nothing,
  // Links to a row's own anchor don't work anywhere else.
  link: (node: Parent) => (node.data && 'hProperties' in node.data ? inside(node) : [kept(node)]),
  mdxJsxFlowElement: (node: Component) => {
    const title = titlesOf[node.name]?.((name) => attributeOf(node, name));
    return title === undefined ? inside(node) : [bold(title), ...inside(node)];
  },
  table: (node: Parent) => [
    ...(isResult(node) ? [bold('Result in the sample organization')] : []),
    kept(node),
  ],
  tableCell: (node: Parent) => [{...kept(node), children: onOneLine(inside(node))} as RootContent],
  // Front matter.
  yaml: nothing,
};

/** A component of src/content/tabs, as a node. */
interface Component extends Parent {
  name: string;
  attributes: {name: string; value: string}[];
}

const attributeOf = ({attributes}: Component, wanted: string) =>
  attributes.find(({name}) => name === wanted)?.value ?? '';

/** The titles that components draw from their attributes, by the component's name. */
const titlesOf: Record<string, (read: (attribute: string) => string) => string> = {
  TabItem: (read) => read('label'),
  ReleaseFold: (read) => `${read('name')}, ${longDate(read('date'))}: ${read('headline')}`,
};

const kept = (node: Parent) => ({...node, children: inside(node)}) as RootContent;

const bold = (value: string) => paragraph({type: 'strong', children: [text(value)]});

/** Keeps only the title from the info string of a fence. The rest is for the site. */
function fence({lang, meta, value}: Code): RootContent[] {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1];
  return [...(title ? [bold(title)] : []), {type: 'code', lang, value}];
}

/** Converts `:::note` to a quote that begins with its type or its own title. */
function admonition(node: ContainerDirective): Blockquote {
  const [first, ...others] = node.children;
  const isTitled = first?.data && 'directiveLabel' in first.data;
  const title = isTitled ? textOf(first) : capitalized(node.name);
  const content = isTitled ? others : node.children;
  return {
    type: 'blockquote',
    children: [bold(title), ...plain(content)] as Blockquote['children'],
  };
}

function diagram(typeName: string): RootContent {
  const model = udm.model(typeName);
  return paragraph(text(`Picture: ${describeNeighbors(model, neighborsOf(udm, model))}`));
}

/** Converts a description list to a list. A term with several descriptions gets a nested list. */
function descriptionList({children}: Parent): List {
  const items: {term: PhrasingContent[]; details: PhrasingContent[][]}[] = [];
  for (const node of (children as Paragraph[]).flatMap(pairOf)) {
    const content = inside(node) as PhrasingContent[];
    if (node.data?.hName === 'dt') items.push({term: content, details: []});
    else items.at(-1)?.details.push(content);
  }
  return listOf(
    items.map(({term, details: [first = [], ...others]}) => {
      const strong: PhrasingContent = {type: 'strong', children: term};
      return others.length === 0
        ? [paragraph(strong, text(': '), ...first)]
        : [paragraph(strong), listOf([first, ...others].map((each) => [paragraph(...each)]))];
    }),
  );
}

/** A term and its description can be grouped. */
const pairOf = (node: Paragraph): Paragraph[] =>
  node.data?.hName === 'div' ? (node.children as unknown as Paragraph[]) : [node];

const listOf = (items: RootContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: children as List['children'][number]['children'],
  })),
});

/** Converts line breaks in table cells, which Markdown can't express, to semicolons unless a sentence ends there. */
function onOneLine(nodes: RootContent[]): RootContent[] {
  return nodes.map((node, index) => {
    if (node.type !== 'break') return node;
    const before = nodes.slice(0, index).map((each) => textOf(each));
    return text(/[.!?:]$/.test(before.join('')) ? ' ' : '; ');
  });
}
