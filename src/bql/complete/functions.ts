import type {IToken} from 'chevrotain';
import {aggregateFunctions} from '../functions/aggregate';
import {findFunction} from '../functions/find';
import {type FunctionName, functionReference} from '../functions/reference';
import {scalarFunctions} from '../functions/scalar';
import type {Completion} from './completion';
import {is} from './draft';

/**
 * Returns every function that's allowed here, with its parameters. An aggregate can't be nested in another aggregate.
 */
export function functionOptions(clause: IToken[]): Completion[] {
  const isInAggregate = enclosing(clause)?.aggregate !== undefined;
  const rows: Completion = {
    label: 'count(*)',
    kind: 'function',
    detail: 'count(*)',
    info: 'The number of rows in the group.',
  };
  return [
    ...(isInAggregate ? [] : [rows, ...Object.entries(aggregateFunctions).map(optionOf)]),
    ...Object.entries(scalarFunctions).map(optionOf),
  ];
}

/** Whether DISTINCT is allowed: inside a function, only aggregates accept it. */
export function mayBeDistinct(clause: IToken[]): boolean {
  return enclosing(clause)?.aggregate !== undefined;
}

function optionOf([name, {parameters}]: [string, {parameters: string[]}]): Completion {
  return {
    label: name,
    kind: 'function',
    detail: `${name}(${parameters.join(', ')})`,
    info: functionReference[name as FunctionName].meaning,
    insert: parameters.length === 0 ? `${name}()` : `${name}(`,
  };
}

/** Returns the function whose parentheses are still open at the end of the clause. */
function enclosing(clause: IToken[]): ReturnType<typeof findFunction> {
  let open = 0;
  for (let index = clause.length - 1; index > 0; index -= 1) {
    if (is(clause[index], ')')) open += 1;
    if (!is(clause[index], '(')) continue;
    if (open === 0) return findFunction(clause[index - 1]?.image ?? '');
    open -= 1;
  }
  return undefined;
}
