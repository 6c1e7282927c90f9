import type {Udm} from '../../product/udm/udm';
import {connectionsBetween} from '../check/connections';
import {beginningOf} from '../check/resolve';
import {originOf, scopeAt} from '../check/scopes';
import {conditionsOf, conjunctsOf, testsOf} from '../conditions';
import {modelNamesOf, sourcesOf} from '../sources';
import type {Query, Step} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {type Reason, reasonIf} from './reason';
import {reasonsOfCondition} from './unfiltered';

/**
 * Why a query is complex: what keeps Basic search and the visual wizard from showing it.
 *
 * @param query one without errors
 * @returns nothing where the query is simple; else reasons in the order of the text
 */
export function complexityOf(query: Query, udm: Udm): Reason[] {
  const {find, steps} = query;
  const reasons = [
    ...reasonIf(find.models.length > 1, find, 'several models after FIND'),
    ...steps.flatMap((step, index) => reasonsOfStep(step, index, query, udm)),
    ...conditionsOf(query).flatMap(({condition, part}) =>
      reasonsOfCondition(condition, scopeAt(query, part, udm)),
    ),
    ...reasonsOfRelated(query, udm),
    ...query.with.flatMap((stage) => reasonIf(true, stage, 'WITH')),
  ];
  return reasons.sort((a, b) => a.start - b.start);
}

/** A hint that a query is complex, and why: each reason once. */
export function adviseOnComplexity(query: Query, udm: Udm): Fault[] {
  const reasons = complexityOf(query, udm);
  const [first] = reasons;
  if (!first) return [];
  const whats = [...new Set(reasons.map(({what}) => what))];
  const message = `Basic search cannot show this query, because it has ${listed(whats)}. It runs all the same.`;
  return [{start: first.start, end: first.end, severity: 'hint', message}];
}

function reasonsOfStep(step: Step, index: number, query: Query, udm: Udm): Reason[] {
  const at = {start: step.start, end: step.target.end};
  const of = (isSo: boolean, what: string) => reasonIf(isSo, at, what);
  const {optional, negated, verb, target} = step;
  return [
    ...of(verb === undefined, 'RELATES TO'),
    ...of(isIncoming(step, index, query, udm), 'an incoming relationship'),
    ...of(negated, 'THAT NOT'),
    ...of(optional, 'OPTIONALLY THAT'),
    ...of(originOf(query, index) > 0, 'a THAT that goes on from another THAT'),
    ...of(target.models.length > 1, 'several models after THAT'),
  ];
}

/** Written so, or because no reference of the model before has the verb. */
function isIncoming(step: Step, index: number, query: Query, udm: Udm): boolean {
  if (step.direction) return step.direction === 'in';
  const origin = sourcesOf(query)[originOf(query, index)];
  if (!origin || !step.verb) return false;
  const connections = connectionsBetween(
    modelNamesOf(origin),
    modelNamesOf(step.target),
    udm,
  ).filter(({verb}) => verb === step.verb?.text);
  return connections.length > 0 && connections.every(({direction}) => direction === 'in');
}

/** Conditions of a related record: filters show one, on an attribute of its own. */
function reasonsOfRelated(query: Query, udm: Udm): Reason[] {
  const seen = new Set<number>();
  return conditionsOf(query).flatMap(({condition, part}) => {
    const scope = scopeAt(query, part, udm);
    return conjunctsOf(condition).flatMap((conjunct) => {
      const [test] = testsOf(conjunct);
      const beginning = test && beginningOf(test.left, scope);
      if (!beginning || !('source' in beginning)) return [];
      const {source, names} = beginning;
      const isSecond = source > 0 && seen.has(source);
      seen.add(source);
      return [
        ...reasonIf(isSecond, conjunct, 'two conditions on one related model'),
        ...reasonIf(
          names.length > (source > 0 ? 1 : 2),
          conjunct,
          'an attribute behind two references',
        ),
      ];
    });
  });
}

/** `a, b and c`. */
function listed(words: string[]): string {
  const rest = words.slice(0, -1);
  return [...(rest.length > 0 ? [rest.join(', ')] : []), ...words.slice(-1)].join(' and ');
}
