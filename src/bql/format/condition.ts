import type {Condition, Junction, Test} from '../syntax/ast';
import {printLiteral, printPath} from './expression';

/** Writes a condition on one line, as the style guide wants it. Parsed again, it is the same condition. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'or':
      return condition.conditions.map(grouped).join(' OR ');
    case 'and':
      return condition.conditions.map(grouped).join(' AND ');
    case 'not':
      // NOT NOT is no BQL: parentheses stand between.
      return condition.condition.kind === 'not'
        ? `NOT (${printCondition(condition.condition)})`
        : `NOT ${grouped(condition.condition)}`;
    default:
      return printTest(condition);
  }
}

/** The parts of a condition, for one to a line: `AND b = 2` after the first. A single test is one part. */
export function printParts(condition: Condition): string[] {
  if (!isJunction(condition)) return [printCondition(condition)];
  const word = condition.kind.toUpperCase();
  return condition.conditions.map(
    (part, index) => `${index > 0 ? `${word} ` : ''}${grouped(part)}`,
  );
}

const isJunction = (condition: Condition): condition is Junction =>
  condition.kind === 'and' || condition.kind === 'or';

/** AND and OR that are mixed always get parentheses, though AND would bind first. */
function grouped(part: Condition): string {
  return isJunction(part) ? `(${printCondition(part)})` : printCondition(part);
}

function printTest(test: Test): string {
  const left = printPath(test.left);
  const not = 'negated' in test && test.negated ? 'NOT ' : '';
  switch (test.kind) {
    case 'comparison':
      return `${left} ${test.operator} ${printLiteral(test.value)}`;
    case 'text':
      return `${left} ${not}${test.operator} ${printLiteral(test.value)}`;
    case 'list':
      return `${left} ${not}${test.operator} [${test.values.map(printLiteral).join(', ')}]`;
    case 'regex':
      return `${left} =~ ${printLiteral(test.pattern)}`;
    case 'exists':
      return `${left} ${not}EXISTS`;
    case 'time':
      return `${left} ${not}${test.operator} ${test.amount} ${test.unit}${test.amount === 1 ? '' : 's'}`;
    case 'attribute':
      return `${left} ${not}${attributeOperators[test.operator]} ${printPath(test.right)}`;
    case 'currentUser':
      return `${left} ${not}IS CURRENT USER`;
  }
}

const attributeOperators: Record<string, string> = {
  '=': 'EQUALS TO ATTRIBUTE',
  '>': 'GREATER THAN ATTRIBUTE',
  '<': 'LESS THAN ATTRIBUTE',
  '>=': 'GREATER THAN OR EQUALS TO ATTRIBUTE',
  '<=': 'LESS THAN OR EQUALS TO ATTRIBUTE',
};
