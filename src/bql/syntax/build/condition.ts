import type {CstNode} from 'chevrotain';
import type {ComparisonOperator, Condition, ListOperator, Test, TextOperator} from '../ast';
import {tokenOf} from '../tokens';
import {attributeOperators, timeUnits} from '../words';
import {
  child,
  has,
  maybe,
  maybeToken,
  nodes,
  onlyNode,
  onlyToken,
  rangeOf,
  rangeOfToken,
  spelled,
  token,
} from './cst';
import {buildPath, buildValue, literalOf} from './terms';

/** Builds a condition's syntax tree from the parser's output. The text must not have faults. */
export function buildCondition(node: CstNode): Condition {
  return junction('or', node, nodes(node, 'conjunction').map(buildConjunction));
}

function buildConjunction(node: CstNode): Condition {
  return junction('and', node, nodes(node, 'negation').map(buildNegation));
}

/** A single part doesn't need a surrounding AND or OR. */
function junction(kind: 'and' | 'or', node: CstNode, conditions: Condition[]): Condition {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : {kind, ...rangeOf(node), conditions};
}

function buildNegation(node: CstNode): Condition {
  const group = maybe(node, 'condition');
  const condition = group ? buildCondition(group) : buildTest(child(node, 'test'));
  return has(node, 'NOT') ? {kind: 'not', ...rangeOf(node), condition} : condition;
}

function buildTest(node: CstNode): Test {
  const left = buildPath(child(node, 'path'));
  const common = {left, ...rangeOf(node)};
  const comparison = maybe(node, 'comparison');
  if (comparison) {
    const sign = onlyToken(comparison);
    return {
      kind: 'comparison',
      operator: (sign.image === '<>' ? '!=' : sign.image) as ComparisonOperator,
      operatorRange: rangeOfToken(sign),
      value: buildValue(child(comparison, 'value')),
      ...common,
    };
  }
  const pattern = maybeToken(node, 'pattern');
  if (pattern) {
    const operatorRange = rangeOfToken(token(node, tokenOf('=~').name));
    return {kind: 'regex', operatorRange, pattern: literalOf(pattern), ...common};
  }
  for (const negated of [true, false]) {
    const isNull = maybeToken(node, tokenOf(negated ? 'IS NULL' : 'IS NOT NULL').name);
    if (isNull) return {kind: 'exists', negated, operatorRange: rangeOfToken(isNull), ...common};
  }
  return {negated: has(node, 'NOT'), ...common, ...buildWordTest(child(node, 'wordTest'))} as Test;
}

/** Returns the part of a test after its left side and NOT. */
function buildWordTest(node: CstNode) {
  const exists = maybeToken(node, tokenOf('EXISTS').name);
  if (exists) return {kind: 'exists', operatorRange: rangeOfToken(exists)};
  const currentUser = maybeToken(node, tokenOf('IS CURRENT USER').name);
  if (currentUser) return {kind: 'currentUser', operatorRange: rangeOfToken(currentUser)};
  const part = onlyNode(node);
  const sign = onlyToken(part);
  const operatorRange = rangeOfToken(sign);
  const operator = spelled(sign);
  switch (part.name) {
    case 'textTest': {
      const value = buildValue(child(part, 'value'));
      return {kind: 'text', operator: operator as TextOperator, operatorRange, value};
    }
    case 'listTest': {
      const values = nodes(part, 'value').map(buildValue);
      return {kind: 'list', operator: operator as ListOperator, operatorRange, values};
    }
    case 'timeTest': {
      const unit = token(part, 'unit');
      return {
        kind: 'time',
        operator,
        operatorRange,
        amount: Number(token(part, 'Number').image),
        unit: unitOf(unit.image),
        unitRange: rangeOfToken(unit),
      };
    }
    default: {
      const right = buildPath(child(part, 'path'));
      return {kind: 'attribute', operator: signs[operator], operatorRange, right};
    }
  }
}

const signs = Object.fromEntries(
  Object.entries(attributeOperators).map(([sign, words]) => [words, sign]),
);

/**
 * Normalizes a unit: `Days` becomes `day`. API filters write `7d`, `12h`, `2w`. An unknown unit stays, so that the
 * checker can reject it.
 */
function unitOf(text: string): string {
  const word = text.toLowerCase();
  return shortUnits[word] ?? timeUnits.find((unit) => word === unit || word === `${unit}s`) ?? text;
}

/** Minutes and months have no short unit, because they share a letter. */
const shortUnits: Record<string, string> = {h: 'hour', d: 'day', w: 'week', y: 'year'};
