import type {BoundQuery} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {conjunctsOf, pathsOfTest, testsOf} from '../conditions';
import {printCondition} from '../format/condition';
import {modelNamesOf} from '../sources';
import type {Condition} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/**
 * Warns about conditions after THAT NOT and OPTIONALLY THAT that don't test that part's model. They look as if they
 * narrow the result, but they only decide which related records count.
 */
export function adviseOnPlaces({steps}: BoundQuery): Fault[] {
  return steps.flatMap(({negated, optional, target, where, scope}, index) => {
    if (!where || !(negated || optional)) return [];
    const part = index + 1;
    const step = negated ? 'THAT NOT' : 'OPTIONALLY THAT';
    const model = target.alias?.text ?? modelNamesOf(target).join('|');
    return conjunctsOf(where)
      .filter((condition) => !saysOf(condition, part, scope))
      .map(({start, end, ...condition}) => ({
        start,
        end,
        severity: 'warning',
        message: `${printCondition({start, end, ...condition})} doesn't test ${model}. To narrow the result, move it before ${step}.`,
      }));
  });
}

/** Whether any test of a condition reads the records of one part of the query. */
function saysOf(condition: Condition, part: number, scope: Scope): boolean {
  return testsOf(condition).some((test) =>
    pathsOfTest(test).some((path) => {
      const target = scope.targetOf(path);
      return 'source' in target && target.source === part;
    }),
  );
}
