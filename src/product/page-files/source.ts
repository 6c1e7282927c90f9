/// <reference types="remark-directive" />
import type {Parent, PhrasingContentMap, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

/** Blanks the front matter, so that every line keeps its number. */
export const withoutFrontMatter = (text: string) =>
  text.replace(/^---\n.*?\n---\n/s, (frontMatter) => frontMatter.replace(/[^\n]/g, ''));

/** A remark plugin for `.mdx` pages read as Markdown: they begin with imports. */
export function dropImports() {
  return (tree: Root) => {
    tree.children = tree.children.filter(
      (node) => node.type !== 'paragraph' || !/^import .* from ['"]/.test(textOf(node)),
    );
  };
}

/**
 * A remark plugin: "10:30" parses as a directive named "30"; Docusaurus turns such a one back into text, and so
 * do we. One with a label or attributes stays, as it does there:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-mdx-loader/src/remark/unusedDirectives/index.ts
 */
export function restoreColons() {
  return (tree: Root) => {
    restoreIn(tree);
  };
}

function restoreIn(parent: Parent) {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'textDirective' && isBare(node))
      parent.children[index] = {type: 'text', value: `:${node.name}`, position: node.position};
    else if ('children' in node) restoreIn(node);
  }
}

const isBare = ({children, attributes}: PhrasingContentMap['textDirective']) =>
  children.length === 0 && Object.keys(attributes ?? {}).length === 0;
