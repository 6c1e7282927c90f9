import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {findFunction} from '../functions/find';
import type {Result, Scalar} from '../functions/value';
import type {GraphRecord} from '../graph';
import {type Budget, stepsOf} from '../overrun';
import type {Call, Expression, Path} from '../syntax/ast';
import {predicateOf} from './condition';
import {type Cell, isRecord, type Row} from './row';
import {type Dataset, displayName, recordsAt, valuesAt} from './values';

/** Computes a cell for a row. */
export type Evaluator = (row: Row) => Cell;

/** Returns the value of an aggregate call for the current group. */
export type AggregateOf = (call: Call) => Result;

/** What evaluators need in addition to the row. */
export interface EvaluationContext extends Dataset {
  scope: Scope;
  random: () => number;
  /** Charged for each computed expression, if there's a limit. */
  budget?: Budget;
}

/**
 * Makes a function that computes an expression.
 *
 * @param expression an expression in which the checker found no fault
 * @param aggregateOf returns values of aggregates, if the expression belongs to a group of rows
 */
export function evaluatorOf(
  expression: Expression,
  context: EvaluationContext,
  aggregateOf?: AggregateOf,
): Evaluator {
  switch (expression.kind) {
    case 'literal':
      return () => expression.value;
    case 'path':
      return pathOf(expression, context);
    case 'negative': {
      const of = evaluatorOf(expression.of, context, aggregateOf);
      return (row) => arithmetic('-', 0, of(row));
    }
    case 'arithmetic': {
      const left = evaluatorOf(expression.left, context, aggregateOf);
      const right = evaluatorOf(expression.right, context, aggregateOf);
      return (row) => arithmetic(expression.operator, left(row), right(row));
    }
    case 'case': {
      const branches = expression.branches.map(({when, result}) => ({
        holds: predicateOf(when, context.scope, context),
        steps: 1 + stepsOf(when),
        result: evaluatorOf(result, context, aggregateOf),
      }));
      const otherwise =
        expression.otherwise && evaluatorOf(expression.otherwise, context, aggregateOf);
      const chosen = (row: Row) =>
        branches.find(({holds, steps}) => {
          context.budget?.step(steps);
          return holds(row);
        });
      return (row) => (chosen(row)?.result ?? otherwise)?.(row) ?? null;
    }
    case 'call':
      return callOf(expression, context, aggregateOf);
  }
}

function pathOf(path: Path, {scope, budget, ...dataset}: EvaluationContext): Evaluator {
  const target = scope.targetOf(path);
  if (isFault(target)) return () => null;
  if (target.kind === 'computed') return ({computed}) => computed[target.name] ?? null;
  const {source, names} = target;
  const endsAtRecords = target.kind === 'records';
  // A list of one value is still a list: size(h.owners) counts it.
  const isList = target.list !== undefined;
  return ({records}) => {
    budget?.step();
    const record = records[source];
    if (!record) return null;
    if (names.length === 0) return record;
    if (endsAtRecords) return cellOf(recordsAt(record, names, dataset), isList);
    return cellOf(valuesAt(record, names, dataset).values, isList);
  };
}

function cellOf<T extends Scalar | GraphRecord>(found: T[], isList: boolean): T | T[] | null {
  const [first] = found;
  if (first === undefined) return null;
  return isList || found.length > 1 ? found : first;
}

/** Returns null unless both sides are numbers, and for division by zero. */
function arithmetic(operator: '+' | '-' | '*' | '/', left: Cell, right: Cell): Result {
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  const result = {'+': left + right, '-': left - right, '*': left * right, '/': left / right}[
    operator
  ];
  return Number.isFinite(result) ? result : null;
}

function callOf(call: Call, context: EvaluationContext, aggregateOf?: AggregateOf): Evaluator {
  const found = findFunction(call.name.text);
  if (!found?.scalar) return () => aggregateOf?.(call) ?? null;
  const {scalar, name} = found;
  const args = call.arguments.map((argument) => evaluatorOf(argument, context, aggregateOf));
  const {now} = context.graph;
  return (row) => {
    context.budget?.step(4);
    const cells = args.map((argument) => argument(row));
    if (name === 'id' || name === 'type') return ofRecord(name, cells[0]);
    const values = cells.map(plain);
    if (!scalar.takesNull && values.includes(null)) return null;
    return scalar.apply(values, now, context.random);
  };
}

function ofRecord(name: 'id' | 'type', cell: Cell | undefined): Result {
  if (!isRecord(cell)) return null;
  return name === 'id' ? cell.id : cell.typeName;
}

/** Converts a cell to a function argument: a record becomes its display name. */
export function plain(cell: Cell): Result {
  if (isRecord(cell)) return displayName(cell);
  if (Array.isArray(cell))
    return cell.map((each) => (isRecord(each) ? displayName(each) : each) as Scalar);
  return cell as Result;
}
