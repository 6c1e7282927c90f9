import {pathsOfTest, testsOf} from '../conditions';
import {isAggregate, labelOf} from '../expressions';
import {findFunction} from '../functions/find';
import type {Expression, Path, Projection} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/**
 * Checks what an expression contains next to an aggregate. It must have a single value per group of rows, as a grouping
 * column does.
 */
export function checkGroups({items}: Projection): Fault[] {
  const all = items.map(({expression}) => expression);
  const columns = all.filter((expression) => !isAggregate(expression)).map(labelOf);
  return all
    .filter(isAggregate)
    .flatMap((expression) => pathsBeside(expression, columns))
    .map((path) => {
      const name = labelOf(path);
      return faultAt(
        path,
        `You can combine an aggregate only with columns of the result, and ${name} isn't one. Give it its own column, or put it in an aggregate, as in max(${name}).`,
      );
    });
}

/** Returns the paths outside aggregates that neither are a column nor continue from one. */
function pathsBeside(expression: Expression, columns: string[]): Path[] {
  if (columns.includes(labelOf(expression))) return [];
  const beside = (parts: Expression[]) => parts.flatMap((part) => pathsBeside(part, columns));
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'path':
      return isBehind(expression, columns) ? [] : [expression];
    case 'negative':
      return beside([expression.of]);
    case 'arithmetic':
      return beside([expression.left, expression.right]);
    case 'case': {
      const {branches, otherwise} = expression;
      const tested = branches.flatMap(({when}) => testsOf(when).flatMap(pathsOfTest));
      const results = branches.map(({result}) => result);
      return beside([...tested, ...results, ...(otherwise ? [otherwise] : [])]);
    }
    case 'call': {
      // An aggregate evaluates its first argument for every row, and the others once per group.
      const isGrouping = findFunction(expression.name.text)?.aggregate !== undefined;
      return beside(isGrouping ? expression.arguments.slice(1) : expression.arguments);
    }
  }
}

/** Whether a path continues from a column: if `h` is a column, `h.name` also has a single value. */
function isBehind({names}: Path, columns: string[]): boolean {
  const texts = names.map(({text}) => text);
  return texts.some((_, index) => columns.includes(texts.slice(0, index).join('.')));
}
