import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {isApiReference} from '../../product/page-files/is-api-reference';

/**
 * A rehype plugin that groups the sections of an API page into text and the examples next to it, which
 * src/content/api-pages/api-pages.css shows side by side. Their order stays as it's written: text, its examples, and
 * the text that follows them.
 */
export default function arrangeExamples() {
  return (tree: Root, file: VFile) => {
    if (!isApiReference(file.path, file.data.frontMatter ?? {})) return;
    tree.children = sectionsOf(tree.children).flatMap(arrange);
  };
}

/** Splits a page before each heading of a section. */
function sectionsOf(nodes: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2', 'h3')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** Groups a section: texts with their examples next to them. A section without examples stays as it is. */
function arrange(section: RootContent[]): RootContent[] {
  const runs = runsOf(section);
  const groups: Element[] = [];
  for (const [index, {isExample, nodes}] of runs.entries()) {
    if (!isExample) continue;
    const before = runs[index - 1]?.nodes ?? [];
    // Only the last examples are next to the text after them. Other text leads to the next examples.
    const after = index + 2 === runs.length ? (runs[index + 1]?.nodes ?? []) : [];
    groups.push(
      div('side-by-side', [
        div('section-text', before),
        div('section-examples', nodes),
        ...(after.length > 0 ? [div('section-text', after)] : []),
      ]),
    );
  }
  return groups.length > 0 ? groups : section;
}

/** Splits a section into texts and examples, in turn. */
function runsOf(section: RootContent[]): {isExample: boolean; nodes: RootContent[]}[] {
  const runs: {isExample: boolean; nodes: RootContent[]}[] = [];
  for (const node of section) {
    if (node.type === 'text') continue; // White space between blocks.
    const isExample = isElement(node, 'pre') || isTabs(node);
    const last = runs.at(-1);
    if (last?.isExample === isExample) last.nodes.push(node);
    else runs.push({isExample, nodes: [node]});
  }
  return runs;
}

const isElement = (node: RootContent, ...names: string[]) =>
  node.type === 'element' && names.includes(node.tagName);

/** Whether a node is src/content/tabs's component, which MDX's types for nodes of HTML don't include. */
const isTabs = (node: {type: string; name?: string | null}) =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';

const div = (className: string, children: RootContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className]},
  children: children as ElementContent[],
});
