import type {BoundQuery, BoundStep} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {conjunctsOf, pathsOfTest, testsOf} from '../conditions';
import {printCondition} from '../format/condition';
import {printStep} from '../format/query';
import {modelNamesOf} from '../sources';
import type {Condition} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/**
 * Warns about conditions after THAT NOT and OPTIONALLY THAT that don't test that part's model. They look as if they
 * narrow the result, but they only decide which related records count.
 */
export function adviseOnPlaces({where: first, steps}: BoundQuery): Fault[] {
  return steps.flatMap((each, index): Fault[] => {
    const {negated, optional, target, where, scope} = each;
    if (!where || !(negated || optional)) return [];
    const part = index + 1;
    const step = negated ? 'THAT NOT' : 'OPTIONALLY THAT';
    const model = target.alias?.text ?? modelNamesOf(target).join('|');
    const parts = conjunctsOf(where);
    const misplaced = parts.filter((condition) => !saysOf(condition, part, scope));
    const before = steps[index - 1] ?? {where: first};
    const fix = misplaced.length === parts.length ? movedBefore(each, before) : undefined;
    return (fix ? [{...where, start: each.start, end: each.end}] : misplaced).map(
      ({start, end, ...condition}) => ({
        start,
        end,
        severity: 'warning',
        message: `${printCondition({start, end, ...condition})} doesn't test ${model}. To narrow the result, move it before ${step}.`,
        fix,
      }),
    );
  });
}

/**
 * Writes the WHERE of a THAT NOT before it.
 *
 * @returns undefined if it would belong to an optional part, whose records it wouldn't narrow
 */
function movedBefore(
  step: BoundStep,
  before: Partial<Pick<BoundStep, 'where' | 'negated' | 'optional'>>,
): string | undefined {
  const {where, negated} = step;
  const isClear = negated && !before.negated && !before.optional && before.where?.kind !== 'or';
  if (!where || !isClear) return undefined;
  const moved = printCondition(where);
  return `${before.where ? 'AND' : 'WHERE'} ${where.kind === 'or' && before.where ? `(${moved})` : moved} ${printStep(step)}`;
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
