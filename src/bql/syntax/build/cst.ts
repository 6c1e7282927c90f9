import type {CstElement, CstNode, IToken} from 'chevrotain';
import type {Name, Range} from '../ast';
import {tokenOf} from '../tokens';

// Here and in other nodes, the range comes last: V8 gives an object that begins with a spread a slow hash table.
export const nameOf = (found: IToken): Name => ({text: found.image, ...rangeOfToken(found)});

/** Returns a token's word or phrase, spelled as in the keyword table. */
export const spelled = (found: IToken): string => found.tokenType.LABEL ?? found.image;

export const rangeOfToken = ({startOffset, image}: IToken): Range => ({
  start: startOffset,
  end: startOffset + image.length,
});

const isNode = (element: CstElement | undefined): element is CstNode =>
  element !== undefined && 'children' in element;

/** Returns the range from a node's first token to its last. */
export function rangeOf({location}: CstNode): Range {
  return {start: location?.startOffset ?? 0, end: (location?.endOffset ?? -1) + 1};
}

const elements = (node: CstNode, name: string) => node.children[name] ?? [];
export const nodes = (node: CstNode, name: string) => elements(node, name) as CstNode[];
export const tokensOf = (node: CstNode, name: string) => elements(node, name) as IToken[];
export const maybe = (node: CstNode, name: string) => nodes(node, name)[0];
export const maybeToken = (node: CstNode, name: string) => tokensOf(node, name)[0];
export const has = (node: CstNode, word: string) => elements(node, tokenOf(word).name).length > 0;

export function child(node: CstNode, name: string): CstNode {
  const found = maybe(node, name);
  if (!found) throw new Error(`A ${node.name} without a ${name}`);
  return found;
}

export function token(node: CstNode, name: string): IToken {
  const found = maybeToken(node, name);
  if (!found) throw new Error(`A ${node.name} without a ${name}`);
  return found;
}

/** Returns the single word or symbol of a node. */
export function onlyToken(node: CstNode): IToken {
  for (const name in node.children) {
    const first = elements(node, name)[0];
    if (first && !isNode(first)) return first;
  }
  throw new Error(`A ${node.name} without a word`);
}

/** Returns the single rule in a node, ignoring words and symbols. */
export function onlyNode(node: CstNode): CstNode {
  for (const name in node.children) {
    const first = elements(node, name)[0];
    if (isNode(first)) return first;
  }
  throw new Error(`A ${node.name} without content`);
}
