import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {tabs} from './nodes';

/**
 * A remark plugin that shows consecutive fences as tabs: ` ```bash tab="cURL" `, ` ```python tab="Python" `. Selecting
 * a language changes the tabs on all pages.
 */
export default function fenceTabs() {
  return (tree: Root) => {
    const parents: Parent[] = [];
    visit(tree, (node) => {
      if ('children' in node) parents.push(node);
    });
    for (const parent of parents) group(parent);
  };
}

function group(parent: Parent) {
  for (let start = 0; start < parent.children.length; start += 1) {
    const rest = parent.children.slice(start);
    const other = rest.findIndex((node) => labelOf(node) === undefined);
    const fences = (other < 0 ? rest : rest.slice(0, other)) as Code[];
    if (fences.length < 2) continue;
    const all = fences.map((fence) => ({label: labelOf(fence) ?? '', children: [fence]}));
    parent.children.splice(start, fences.length, tabs('client', all));
  }
}

/** Returns the label of a fence's tab, if it has one. */
export const labelOf = (node: RootContent): string | undefined =>
  node.type === 'code' ? /(?:^|\s)tab="([^"]+)"/.exec(node.meta ?? '')?.[1] : undefined;
