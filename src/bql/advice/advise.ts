import type {Udm} from '../../product/udm/udm';
import {type Scope, scopeOf} from '../check/scope';
import {scopeAt} from '../check/scopes';
import {conditionsOf} from '../conditions';
import type {Condition, Query} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {adviseOnChances} from './chances';
import {adviseOnComplexity} from './complexity';
import {adviseOnIdleModels} from './idle-models';
import {adviseOnPlaces} from './misplaced';
import {adviseOnLimit} from './unlimited';
import {adviseOnWildcards} from './wildcards';

/** Warnings and hints about a query that has no errors, in the order of the text. */
export function adviseOnQuery(query: Query, udm: Udm): Fault[] {
  return [
    ...conditionsOf(query).flatMap(({condition, part}) =>
      adviseOnTests(condition, scopeAt(query, part, udm)),
    ),
    ...adviseOnPlaces(query, udm),
    ...adviseOnIdleModels(query, udm),
    ...adviseOnLimit(query),
    ...adviseOnComplexity(query, udm),
  ].sort((a, b) => a.start - b.start);
}

/** As {@link adviseOnQuery}, for a condition on one model. */
export function adviseOnCondition(condition: Condition, model: string, udm: Udm): Fault[] {
  return adviseOnTests(condition, scopeOf(udm, model)).sort((a, b) => a.start - b.start);
}

const adviseOnTests = (condition: Condition, scope: Scope) => [
  ...adviseOnChances(condition, scope),
  ...adviseOnWildcards(condition),
];
