import type {BoundStep} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {conjunctsOf, testsOf} from '../conditions';
import {printCondition} from '../format/condition';
import {printStep} from '../format/query';
import type {Condition} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {checkCondition} from './check-condition';

/**
 * Checks the condition of a model in a query. A part that tests a model after it belongs behind that model. So does a
 * part that tests a model after THAT NOT, which only its own condition can test.
 *
 * @param others the steps before the condition's own, and the steps after it
 */
export function checkPlaced(
  condition: Condition,
  scope: Scope,
  {before, after}: {before: BoundStep[]; after: BoundStep[]},
): Fault[] {
  const parts = conjunctsOf(condition);
  const others = [...before.filter(({negated}) => negated), ...after];
  const steps = parts.map((part) => others.findLast((step) => tests(part, step, scope)));
  if (steps.every((step) => step === undefined))
    return checkCondition(condition, scope, {isRequired: true});
  return parts.flatMap((part, index) => {
    const step = steps[index];
    if (!step) return checkCondition(part, scope, {isRequired: true});
    const moved = parts.filter((_, other) => steps[other] === step);
    const all = [...(step.where ? [step.where] : []), ...moved];
    const where =
      all.length > 1
        ? printCondition({...part, kind: 'and', conditions: all.flatMap(conjunctsOf)})
        : printCondition(part);
    const alias = step.target.alias?.text;
    const better = `${printStep(step)} WHERE ${where}`;
    const wrong = after.includes(step)
      ? `"${alias}" comes later.`
      : `THAT NOT keeps records that have no ${alias}.`;
    return [faultAt(part, `${wrong} Move the condition behind it: ${better}.`)];
  });
}

/** Whether a condition tests the model of another step, by an alias that isn't known there. */
function tests(condition: Condition, {target: {alias}}: BoundStep, {sources}: Scope): boolean {
  const isNew = alias && !sources.some((source) => source?.alias === alias.text);
  return Boolean(isNew && testsOf(condition).some(({left}) => left.names[0]?.text === alias.text));
}
