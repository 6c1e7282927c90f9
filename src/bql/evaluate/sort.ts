import {seeded} from '../../base/random';
import {computedBy} from '../bind/computed';
import type {Scope} from '../bind/scope';
import type {GraphRecord} from '../graph';
import {ranksOf} from '../ranks';
import type {Expression, SortKey} from '../syntax/ast';
import {type EvaluationContext, evaluatorOf} from './expression';
import {rowOf} from './row';
import {sortRows} from './sort-rows';
import type {Dataset} from './values';

/** Sorts records by their attributes. See {@link sortRows}. */
export function sortRecords(
  records: readonly GraphRecord[],
  keys: SortKey[],
  dataset: Dataset,
  scope: Scope,
): GraphRecord[] {
  const context: EvaluationContext = {...dataset, scope, random: seeded(1)};
  return sortRows(
    records,
    keys.map(({expression, descending}) => {
      const evaluate = evaluatorOf(expression, context);
      return {
        read: (record) => evaluate(rowOf(record)),
        ranks: ranksAt(expression, context),
        descending,
      };
    }),
  );
}

/** Returns the ranks of an expression's values, if it's a ranked choice. */
export function ranksAt(
  expression: Expression,
  {scope, udm}: EvaluationContext,
): string[] | undefined {
  const {attribute} = computedBy(expression, scope);
  return attribute && ranksOf(attribute, udm);
}
