import type {CstNode} from 'chevrotain';
import type {Call, Case, Expression} from '../ast';
import {buildCondition} from './condition';
import {has, maybe, nameOf, nodes, onlyNode, rangeOf, token, tokensOf} from './cst';
import {buildLiteral, buildPath} from './terms';

/** Like buildQuery, for an expression in RETURN, WITH, or ORDER BY. */
export function buildExpression(node: CstNode): Expression {
  return chain(node, nodes(node, 'term').map(buildTerm));
}

function buildTerm(node: CstNode): Expression {
  return chain(node, nodes(node, 'factor').map(buildFactor));
}

/** `a - b - c` groups from the left. */
function chain(node: CstNode, [first, ...rest]: Expression[]): Expression {
  if (!first) throw new Error('An expression without parts');
  const operators = tokensOf(node, 'operator');
  return rest.reduce<Expression>(
    (left, right, index) => ({
      kind: 'arithmetic',
      start: left.start,
      end: right.end,
      operator: arithmeticOperators[operators[index]?.image.toUpperCase() ?? ''] ?? '+',
      left,
      right,
    }),
    first,
  );
}

const arithmeticOperators: Record<string, '+' | '-' | '*' | '/'> = {
  '+': '+',
  ADD: '+',
  '-': '-',
  SUB: '-',
  '*': '*',
  MULT: '*',
  '/': '/',
  DIV: '/',
};

function buildFactor(node: CstNode): Expression {
  const part = onlyNode(node);
  switch (part.name) {
    case 'expression':
      return buildExpression(part);
    case 'factor':
      return {kind: 'negative', ...rangeOf(node), of: buildFactor(part)};
    case 'case':
      return buildCase(part);
    case 'call':
      return buildCall(part);
    case 'path':
      return buildPath(part);
    default:
      return buildLiteral(part);
  }
}

function buildCall(node: CstNode): Call {
  return {
    kind: 'call',
    ...rangeOf(node),
    name: nameOf(token(node, 'name')),
    distinct: has(node, 'DISTINCT'),
    star: has(node, '*'),
    arguments: nodes(node, 'expression').map(buildExpression),
  };
}

function buildCase(node: CstNode): Case {
  const results = nodes(node, 'expression').map(buildExpression);
  const otherwise = maybe(node, 'otherwise');
  return {
    kind: 'case',
    ...rangeOf(node),
    branches: nodes(node, 'condition').map((when, index) => ({
      when: buildCondition(when),
      result: results[index] as Expression,
    })),
    otherwise: otherwise && buildExpression(otherwise),
  };
}
