import {countOf} from '../../base/text/words';
import type {Condition, Junction, Test, TimeTest} from '../syntax/ast';
import {attributeOperators, timeUnits} from '../syntax/words';
import {printLiteral, printPath} from './terms';
import {width} from './width';

/** Writes a condition on one line. Parsing the output gives the same condition. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'or':
      return condition.conditions.map(grouped).join(' OR ');
    case 'and':
      return condition.conditions.map(grouped).join(' AND ');
    case 'not':
      // NOT NOT isn't valid BQL: it needs parentheses in between.
      return condition.condition.kind === 'not'
        ? `NOT (${printCondition(condition.condition)})`
        : `NOT ${grouped(condition.condition)}`;
    default:
      return printTest(condition);
  }
}

/**
 * Formats a condition as the style guide requires, with one test per line. Two tests can share a line if it's short
 * enough, and so can all tests within one pair of parentheses.
 */
export function formatCondition(condition: Condition): string {
  const line = printCondition(condition);
  const isShort = !isJunction(condition) || condition.conditions.length <= 2;
  return isShort && line.length <= width ? line : broken(condition, 2);
}

/** @param indent spaces before each line after the first */
function broken(condition: Condition, indent: number): string {
  if (!isJunction(condition)) return fitted(condition, indent, indent);
  const word = condition.kind.toUpperCase();
  return condition.conditions
    .map((part) => fitted(part, indent, indent + word.length + 1))
    .join(`\n${' '.repeat(indent)}${word} `);
}

/**
 * Formats an operand of AND or OR, on one line if it fits.
 *
 * @param indent spaces before the lines that continue the enclosing condition
 * @param column the column where the operand begins
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

/** Mixed AND and OR always get parentheses, even though AND binds tighter. */
function grouped(part: Condition): string {
  return isJunction(part) ? `(${printCondition(part)})` : printCondition(part);
}

/** Writes a unit that BQL doesn't have as it is, so that it stays the same mistake. */
function printSpan({amount, unit}: TimeTest): string {
  return timeUnits.includes(unit) ? countOf(amount, unit) : `${amount} ${unit}`;
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
      return `${left} ${not}${test.operator} ${printSpan(test)}`;
    case 'attribute':
      return `${left} ${not}${attributeOperators[test.operator]} ${printPath(test.right)}`;
    case 'currentUser':
      return `${left} ${not}IS CURRENT USER`;
  }
}
