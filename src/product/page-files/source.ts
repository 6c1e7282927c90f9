/// <reference types="remark-directive" />
import type {Parent, PhrasingContentMap, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';

/** Replaces the front matter with empty lines, so that line numbers stay the same. */
export const withoutFrontMatter = (text: string) =>
  text.replace(/^---\n.*?\n---\n/s, (frontMatter) => frontMatter.replace(/[^\n]/g, ''));

/** A remark plugin that removes the imports at the beginning of `.mdx` pages, which are read as Markdown. */
export function dropImports() {
  return (tree: Root) => {
    tree.children = tree.children.filter(
      (node) => node.type !== 'paragraph' || !/^import .* from ['"]/.test(textOf(node)),
    );
  };
}

/**
 * A remark plugin that restores text such as "10:30", which is parsed as a directive named "30". Like Docusaurus, it
 * keeps directives with a label or attributes:
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
