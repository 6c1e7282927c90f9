import {countOf} from '../../base/text/words';
import type {Condition, Junction, Test} from '../syntax/ast';
import {attributeOperators} from '../syntax/words';
import {printLiteral, printPath} from './terms';
import {width} from './width';

/** Writes a condition on one line. Parsed again, it is the same condition. */
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

/**
 * Writes a condition as the style guide wants it, a test to a line. Two tests can share a line that is short enough,
 * and so can all that stand in one pair of parentheses.
 */
export function formatCondition(condition: Condition): string {
  const line = printCondition(condition);
  const isShort = !isJunction(condition) || condition.conditions.length <= 2;
  return isShort && line.length <= width ? line : broken(condition, 2);
}

/** @param indent spaces before the second line and those after it */
function broken(condition: Condition, indent: number): string {
  if (!isJunction(condition)) return fitted(condition, indent, indent);
  const word = condition.kind.toUpperCase();
  return condition.conditions
    .map((part) => fitted(part, indent, indent + word.length + 1))
    .join(`\n${' '.repeat(indent)}${word} `);
}

/**
 * A part of AND or OR: on a line where it fits.
 *
 * @param indent spaces before the lines that go on with the condition around it
 * @param column where the part begins
 */
function fitted(part: Condition, indent: number, column: number): string {
  const line = grouped(part);
  if (column + line.length <= width) return line;
  const inner = part.kind === 'not' ? part.condition : part;
  const not = part.kind === 'not' ? 'NOT ' : '';
  return isJunction(inner) ? `${not}(${broken(inner, indent + 2)})` : line;
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
      return `${left} ${not}${test.operator} ${countOf(test.amount, test.unit)}`;
    case 'attribute':
      return `${left} ${not}${attributeOperators[test.operator]} ${printPath(test.right)}`;
    case 'currentUser':
      return `${left} ${not}IS CURRENT USER`;
  }
}
