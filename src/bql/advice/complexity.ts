import {listed} from '../../base/text/words';
import {type BoundQuery, type BoundStep, conditionsOf} from '../bind/bind';
import {connectionsBetween} from '../bind/connections';
import {conjunctsOf, testsOf} from '../conditions';
import {modelNamesOf, sourcesOf} from '../sources';
import {type Fault, hintAt} from '../syntax/fault';
import {type Reason, reasonIf} from './reason';
import {reasonsOfCondition} from './unfiltered';

/**
 * Returns the reasons why Basic search and the visual wizard can't show a query.
 *
 * @param query a query without errors
 * @returns reasons in text order; empty if the query is simple
 */
export function complexityOf(query: BoundQuery): Reason[] {
  const {find, steps} = query;
  const reasons = [
    ...reasonIf(find.models.length > 1, find, 'several models after FIND'),
    ...steps.flatMap((step) => reasonsOfStep(step, query)),
    ...conditionsOf(query).flatMap(({condition, scope}) => reasonsOfCondition(condition, scope)),
    ...reasonsOfRelated(query),
    ...query.with.flatMap((stage) => reasonIf(true, stage, 'WITH')),
  ];
  return reasons.sort((a, b) => a.start - b.start);
}

/** Returns a hint that a query is complex, listing each reason once. */
export function adviseOnComplexity(query: BoundQuery): Fault[] {
  const reasons = complexityOf(query);
  const [first] = reasons;
  if (!first) return [];
  const whats = [...new Set(reasons.map(({what}) => what))];
  const message = `Basic search can't show this query because it has ${listed(whats)}. The query still runs.`;
  return [hintAt(first, message)];
}

function reasonsOfStep(step: BoundStep, query: BoundQuery): Reason[] {
  const at = {start: step.start, end: step.target.end};
  const of = (isSo: boolean, what: string) => reasonIf(isSo, at, what);
  const {optional, negated, verb, target} = step;
  return [
    ...of(verb === undefined, 'RELATES TO'),
    ...of(isIncoming(step, query), 'an incoming relationship'),
    ...of(negated, 'THAT NOT'),
    ...of(optional, 'OPTIONALLY THAT'),
    ...of(step.origin > 0, 'a THAT that continues from another THAT'),
    ...of(target.models.length > 1, 'several models after THAT'),
  ];
}

/**
 * Whether a step follows a reference backward: it's written that way, or no reference of the previous model has the
 * verb.
 */
function isIncoming(step: BoundStep, query: BoundQuery): boolean {
  if (step.direction) return step.direction === 'in';
  const origin = sourcesOf(query)[step.origin];
  if (!origin || !step.verb) return false;
  const connections = connectionsBetween(
    modelNamesOf(origin),
    modelNamesOf(step.target),
    query.udm,
  ).filter(({verb}) => verb === step.verb?.text);
  return connections.length > 0 && connections.every(({direction}) => direction === 'in');
}

/** Reasons from conditions on related records. A filter can show one such condition, on the record's own attribute. */
function reasonsOfRelated(query: BoundQuery): Reason[] {
  const seen = new Set<number>();
  return conditionsOf(query).flatMap(({condition, scope}) => {
    return conjunctsOf(condition).flatMap((conjunct) => {
      const [test] = testsOf(conjunct);
      const target = test && scope.targetOf(test.left);
      if (!target || !('source' in target)) return [];
      const {source, names} = target;
      const isSecond = source > 0 && seen.has(source);
      seen.add(source);
      return [
        ...reasonIf(isSecond, conjunct, 'two conditions on one related model'),
        ...reasonIf(
          names.length > (source > 0 ? 1 : 2),
          conjunct,
          'an attribute reached through two references',
        ),
      ];
    });
  });
}
