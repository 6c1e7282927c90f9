import type {Expression} from '../syntax/ast';
import {printCondition} from './condition';
import {printLiteral, printPath} from './terms';

/** Writes an expression on one line, as the style guide requires. Parsing the output gives the same expression. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'path':
      return printPath(expression);
    case 'literal':
      return printLiteral(expression);
    case 'call': {
      const {name, distinct, star} = expression;
      const args = star ? '*' : expression.arguments.map(printExpression).join(', ');
      return `${name.text}(${distinct ? 'DISTINCT ' : ''}${args})`;
    }
    case 'case': {
      const branches = expression.branches.map(
        ({when, result}) => `WHEN ${printCondition(when)} THEN ${printExpression(result)}`,
      );
      const otherwise = expression.otherwise
        ? [`ELSE ${printExpression(expression.otherwise)}`]
        : [];
      return ['CASE', ...branches, ...otherwise, 'END'].join(' ');
    }
    case 'negative':
      return `-${operand(expression.of, 3)}`;
    case 'arithmetic': {
      const {operator, left, right} = expression;
      const strength = strengthOf(expression);
      // In a - b - c, the right operand is c alone, so an operand of equal strength needs parentheses there.
      return `${operand(left, strength)} ${operator} ${operand(right, strength + 1)}`;
    }
  }
}

function operand(expression: Expression, strength: number): string {
  const text = printExpression(expression);
  return strengthOf(expression) < strength ? `(${text})` : text;
}

/** Returns how tightly an expression binds. */
function strengthOf(expression: Expression): number {
  if (expression.kind === 'negative') return 3;
  if (expression.kind === 'literal' && typeof expression.value === 'number' && expression.value < 0)
    return 3;
  if (expression.kind !== 'arithmetic') return 4;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}
