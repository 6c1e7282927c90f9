import type {Nodes, Parent, Root} from 'mdast';

/** How many words of a technical text most people read in a minute. */
const pace = 230;

/** Nodes that readers look at or try out rather than read: code, and screens, which `hName` draws. */
const isRead = (node: Nodes) =>
  node.type !== 'code' && !('screen' in (node.data ?? {})) && !node.type.startsWith('mdxjs');

/** Returns how many minutes it takes to read a page: its text and tables, without code and screens. */
export const readingTime = (tree: Root): number => Math.max(1, Math.round(countWords(tree) / pace));

function countWords(node: Nodes): number {
  if (!isRead(node)) return 0;
  if (node.type === 'text' || node.type === 'inlineCode')
    return node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const children: Nodes[] = 'children' in node ? (node as Parent).children : [];
  return children.reduce((sum, child) => sum + countWords(child), 0);
}
