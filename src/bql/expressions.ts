import {pathsOfTest, testsOf} from './conditions';
import {printExpression} from './format/expression';
import {findFunction} from './functions/find';
import type {Expression, Item, Path} from './syntax/ast';

/** Returns the expressions that an expression consists of, without the conditions of CASE. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'call':
      return expression.arguments;
    case 'arithmetic':
      return [expression.left, expression.right];
    case 'negative':
      return [expression.of];
    case 'case':
      return [
        ...expression.branches.map(({result}) => result),
        ...(expression.otherwise ? [expression.otherwise] : []),
      ];
    default:
      return [];
  }
}

/** Returns every path in an expression, also in the conditions of CASE. */
export function pathsIn(expression: Expression): Path[] {
  if (expression.kind === 'path') return [expression];
  const tested =
    expression.kind === 'case'
      ? expression.branches.flatMap(({when}) => testsOf(when).flatMap(pathsOfTest))
      : [];
  return [...tested, ...partsOf(expression).flatMap(pathsIn)];
}

/** Returns the first names of the paths in an expression, which can be aliases. */
export const firstNamesIn = (expression: Expression): string[] =>
  expression.kind === 'path'
    ? expression.names.slice(0, 1).map(({text}) => text)
    : partsOf(expression).flatMap(firstNamesIn);

/** Whether an expression needs a group of rows, because it is or contains an aggregate. */
export function isAggregate(expression: Expression): boolean {
  const called = expression.kind === 'call' ? findFunction(expression.name.text) : undefined;
  return called?.aggregate !== undefined || partsOf(expression).some(isAggregate);
}

/** Returns the name of a column without a label: the expression as text. */
export const labelOf = printExpression;

/** Returns the name of the column that a sort key asks for: a literal's text, or the expression as text. */
export const askedLabelOf = (expression: Expression): string =>
  expression.kind === 'literal' ? String(expression.value) : labelOf(expression);

/** Returns the column that a sort key names by its label. Undefined if the key is an expression of its own. */
export const labeledItem = (
  expression: Expression,
  items: readonly Item[] = [],
): Item | undefined => items.find(({label}) => label?.text === askedLabelOf(expression));
