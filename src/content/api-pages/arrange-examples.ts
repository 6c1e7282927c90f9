import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {isApiReference} from '../../product/page-files/is-api-reference';
import {listEndpoints} from './list-endpoints';

/**
 * A rehype plugin that groups the sections of an API page into text and the examples next to it, which
 * src/content/api-pages/api-pages.css shows side by side. Their order stays as it's written: text, its examples, and
 * the text that follows them.
 */
export default function arrangeExamples() {
  return (tree: Root, file: VFile) => {
    if (!isApiReference(file.path, file.data.frontMatter ?? {})) return;
    const sections = sectionsOf(tree.children);
    const endpoints = listEndpoints(sections);
    const start = endpoints ? sections.findIndex((section) => section.some(hasExample)) : 0;
    tree.children = [
      ...(endpoints ? besideEndpoints(sections.slice(0, start).flat(), endpoints) : []),
      ...sections.slice(start).flatMap(arrange),
    ];
  };
}

/** Puts the list of requests next to all that comes before the first example. */
const besideEndpoints = (nodes: RootContent[], endpoints: Element): RootContent[] => [
  ...nodes.filter(isImport),
  div('side-by-side page-start', [
    div(
      'section-text',
      nodes.filter((node) => !isImport(node)),
    ),
    endpoints,
  ]),
];

const isImport = ({type}: RootContent) => (type as string) === 'mdxjsEsm';

/** Splits a page before each heading of a section. */
function sectionsOf(nodes: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2', 'h3')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/**
 * Groups a section: texts with their examples next to them. Steps that contain code have it next to the step, and the
 * examples after them are next to the text in between.
 */
function arrange(section: RootContent[]): RootContent[] {
  const runs = runsOf(section);
  const parts: RootContent[] = [];
  for (const [index, {isExample, nodes}] of runs.entries()) {
    if (!isExample) continue;
    const before = runs[index - 1]?.nodes ?? [];
    const steps = before.findLastIndex(hasCode) + 1;
    // Only the last examples are next to the text after them. Other text leads to the next examples. A long list of
    // fields or errors has the whole width instead.
    const after = index + 2 === runs.length ? (runs[index + 1]?.nodes ?? []) : [];
    const isBelow = after.some((node) => hasCode(node) || isElement(node, 'dl'));
    parts.push(
      ...before.slice(0, steps),
      div(section.some(isRequest) ? 'side-by-side request' : 'side-by-side', [
        div('section-text', before.slice(steps)),
        div('section-examples', nodes),
        ...(after.length > 0 && !isBelow ? [div('section-text', after)] : []),
      ]),
      ...(isBelow ? after : []),
    );
  }
  return (parts.length > 0 ? parts : section).map(withExamples);
}

/** Groups the examples of each step. Marks these steps and their list, because `:has()` is slow on long pages. */
function withExamples(node: RootContent): RootContent {
  if (!isElement(node, 'ol')) return node;
  for (const step of node.children) {
    if (step.type !== 'element') continue;
    const runs = runsOf(step.children);
    if (!runs.some(({isExample}) => isExample)) continue;
    step.children = runs.flatMap(({isExample, nodes}) =>
      isExample ? div('section-examples', nodes) : (nodes as ElementContent[]),
    );
    addClass(step, 'beside-examples');
    addClass(node, 'has-examples');
  }
  return node;
}

/** Whether a block contains code, such as a step with a command. */
const hasCode = (node: RootContent): boolean =>
  'children' in node && node.children.some((child) => isExampleNode(child) || hasCode(child));

/** Splits a section into texts and examples, in turn. */
function runsOf(section: RootContent[]): {isExample: boolean; nodes: RootContent[]}[] {
  const runs: {isExample: boolean; nodes: RootContent[]}[] = [];
  for (const node of section) {
    if (node.type === 'text' && node.value.trim() === '') continue; // White space between blocks.
    const isExample = isExampleNode(node);
    const last = runs.at(-1);
    if (last?.isExample === isExample) last.nodes.push(node);
    else runs.push({isExample, nodes: [node]});
  }
  return runs;
}

const hasExample = (node: RootContent) => isExampleNode(node) || hasCode(node);

const isExampleNode = (node: RootContent) =>
  isElement(node, 'pre') || isComponent(node, ...components);

const isElement = (node: RootContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** The components of src/content/tabs and src/content/api-examples. */
const components = ['Tabs', 'GraphqlExample'];

const isRequest = (node: RootContent) => isComponent(node, 'Endpoint');

/** Whether a node is one of these components, which MDX's types for nodes of HTML don't include. */
const isComponent = (node: {type: string; name?: string | null}, ...names: string[]) =>
  node.type === 'mdxJsxFlowElement' && names.includes(node.name ?? '');

function addClass({properties}: Element, name: string) {
  properties.className = [...[properties.className ?? []].flat(), name] as string[];
}

const div = (className: string, children: RootContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: className.split(' ')},
  children: children as ElementContent[],
});
