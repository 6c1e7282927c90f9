/// <reference types="remark-directive" />
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

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
    visit(tree, 'textDirective', (node, index, parent) => {
      const isBare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
      if (!isBare || !parent || index === undefined) return;
      parent.children[index] = {type: 'text', value: `:${node.name}`, position: node.position};
    });
  };
}
