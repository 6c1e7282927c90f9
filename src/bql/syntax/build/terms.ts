import type {CstNode, IToken} from 'chevrotain';
import type {Literal, Path} from '../ast';
import {tokenOf} from '../tokens';
import {maybe, maybeToken, nameOf, onlyToken, rangeOf, rangeOfToken, token, tokensOf} from './cst';

export function buildPath(node: CstNode): Path {
  return {kind: 'path', ...rangeOf(node), names: tokensOf(node, 'name').map(nameOf)};
}

export function buildValue(node: CstNode): Literal {
  const literal = maybe(node, 'literal');
  if (literal) return buildLiteral(literal);
  const bare = maybeToken(node, 'bare');
  if (bare) return {kind: 'literal', ...rangeOfToken(bare), value: bare.image, isBare: true};
  const digits = `-${token(node, 'Number').image}`;
  return {kind: 'literal', ...rangeOf(node), value: Number(digits), digits};
}

export function buildLiteral(node: CstNode): Literal {
  return literalOf(onlyToken(node));
}

export function literalOf(found: IToken): Literal {
  const range = rangeOfToken(found);
  switch (found.tokenType.name) {
    case 'String':
      return {kind: 'literal', ...range, value: unquoted(found.image)};
    case 'Date':
      return {kind: 'literal', ...range, value: found.image, isDate: true};
    case 'Number':
      return {kind: 'literal', ...range, value: Number(found.image), digits: found.image};
    case 'Null':
      return {kind: 'literal', ...range, value: null};
    default:
      return {kind: 'literal', ...range, value: found.tokenType === tokenOf('TRUE')};
  }
}

/**
 * Removes quotes and backslashes. The character after a backslash is kept, so `\\d` becomes `\d`, and `\"` becomes a
 * quote.
 */
export function unquoted(image: string): string {
  return image.slice(1, -1).replace(/\\(.)/g, '$1');
}
