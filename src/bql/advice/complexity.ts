import type {Udm} from '../../udm/udm';
import {connectionsBetween} from '../check/connections';
import {beginningOf} from '../check/resolve';
import {originOf, scopeAt} from '../check/scopes';
import {conditionsOf, conjunctsOf, testsOf} from '../conditions';
import type {Condition, Query, Range, Source, Step} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/** A part of a query that filters cannot show. */
export interface Reason extends Range {
  /** A noun phrase: `two models after FIND`. */
  what: string;
}

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
    ...conditionsOf(query).flatMap(({condition}) => [
      ...reasonsOfChoices(condition),
      ...reasonsOfTests(condition),
    ]),
    ...reasonsOfRelated(query, udm),
    ...query.with.map((stage) => ({...rangeOf(stage), what: 'WITH'})),
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
  return [{...rangeOf(first), severity: 'hint', message}];
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
  const connections = connectionsBetween(modelsOf(origin), modelsOf(step.target), udm).filter(
    ({verb}) => verb === step.verb?.text,
  );
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

function reasonsOfTests(condition: Condition): Reason[] {
  return testsOf(condition).flatMap((test) => [
    ...reasonIf(test.kind === 'regex', test, '=~'),
    ...reasonIf(test.kind === 'text' && test.operator === 'LIKE', test, 'LIKE'),
    ...reasonIf(test.kind === 'attribute', test, 'a comparison of two attributes'),
  ]);
}

/** OR and NOT, as far as no single filter can stand for them. */
function reasonsOfChoices(condition: Condition): Reason[] {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.flatMap(reasonsOfChoices);
    case 'not':
      return reasonIf(testsOf(condition).length > 1, condition, 'NOT before parentheses');
    case 'or': {
      const left = new Set(
        testsOf(condition).map(({left: {names}}) => names.map(({text}) => text).join('.')),
      );
      return reasonIf(left.size > 1, condition, 'OR between different attributes');
    }
    default:
      return [];
  }
}

const reasonIf = (isSo: boolean, at: Range, what: string): Reason[] =>
  isSo ? [{...rangeOf(at), what}] : [];

const sourcesOf = ({find, steps}: Query) => [find, ...steps.map(({target}) => target)];

const modelsOf = ({models}: Source) => models.map(({text}) => text);

const rangeOf = ({start, end}: Range): Range => ({start, end});

/** `a, b and c`. */
function listed(words: string[]): string {
  const rest = words.slice(0, -1);
  return [...(rest.length > 0 ? [rest.join(', ')] : []), ...words.slice(-1)].join(' and ');
}
