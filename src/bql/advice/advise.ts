import {type BoundQuery, conditionsOf} from '../bind/bind';
import type {Scope} from '../bind/scope';
import type {Condition} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {adviseOnChances} from './chances';
import {adviseOnComplexity} from './complexity';
import {adviseOnEmptyAttributes} from './empty-attributes';
import {adviseOnGroupedLists} from './grouped-lists';
import {adviseOnIdleModels} from './idle-models';
import {adviseOnPlaces} from './misplaced';
import {adviseOnQuotedNames} from './quoted-names';
import {adviseOnRequiredSteps} from './required-after-optional';
import {adviseOnShadows} from './shadowed';
import {adviseOnLimit} from './unlimited';
import {adviseOnWildcards} from './wildcards';

/** What a reader asks about, in addition to whether the query is right. */
export interface Advised {
  /** Whether Basic search and the visual wizard can show the query. */
  basicSearch?: boolean;
}

/** Returns warnings and hints about a query that has no errors, in text order. */
export function adviseOnQuery(query: BoundQuery, {basicSearch}: Advised = {}): Fault[] {
  return [
    ...conditionsOf(query).flatMap(({condition, scope}) => adviseOnTests(condition, scope)),
    ...adviseOnPlaces(query),
    ...adviseOnShadows(query),
    ...adviseOnQuotedNames(query),
    ...adviseOnIdleModels(query),
    ...adviseOnRequiredSteps(query),
    ...adviseOnGroupedLists(query),
    ...adviseOnEmptyAttributes(query),
    ...adviseOnLimit(query),
    ...(basicSearch ? adviseOnComplexity(query) : []),
  ].sort((a, b) => a.start - b.start);
}

/** Like {@link adviseOnQuery}, for a condition on one model. */
export function adviseOnCondition(condition: Condition, scope: Scope): Fault[] {
  return adviseOnTests(condition, scope).sort((a, b) => a.start - b.start);
}

const adviseOnTests = (condition: Condition, scope: Scope) => [
  ...adviseOnChances(condition, scope),
  ...adviseOnWildcards(condition),
];
