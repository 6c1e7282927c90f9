import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {testsOf} from '../conditions';
import type {Condition, Path, Test} from '../syntax/ast';
import {type Reason, reasonIf} from './reason';

/** What no filter of Basic search stands for in a condition: operators, and tests joined by OR or turned by NOT. */
export function reasonsOfCondition(condition: Condition, scope: Scope): Reason[] {
  return [
    ...reasonsOfChoices(condition, scope),
    ...signedTestsOf(condition).flatMap(({test, operator}) => [
      ...reasonIf(unfiltered.has(operator), test, operator),
      ...reasonIf(test.kind === 'attribute', test, 'a comparison of two attributes'),
    ]),
  ];
}

/** Operators that no filter has; see docs/guides/searching/basic-search.md#add-a-filter. */
const unfiltered = new Set([
  '=~',
  'NOT =~',
  'LIKE',
  'NOT LIKE',
  'NOT STARTS WITH',
  'NOT ENDS WITH',
  'NOT CONTAINS ALL',
  'IN NEXT',
  'NOT IN NEXT',
]);

/** OR and NOT, as far as no single filter can stand for them. */
function reasonsOfChoices(condition: Condition, scope: Scope): Reason[] {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.flatMap((part) => reasonsOfChoices(part, scope));
    case 'not':
      return reasonIf(testsOf(condition).length > 1, condition, 'NOT before parentheses');
    case 'or': {
      const tests = signedTestsOf(condition);
      const places = new Set(tests.map(({test}) => placeOf(test.left, scope)));
      if (places.size > 1) return reasonIf(true, condition, 'OR between different attributes');
      // Values of one filter are joined by OR, whether they are written with = or with IN.
      const operators = new Set(tests.map(({operator}) => (operator === '=' ? 'IN' : operator)));
      return reasonIf(operators.size > 1, condition, 'OR between different operators');
    }
    default:
      return [];
  }
}

/** What tells attributes apart: `v.riskRating` and `riskRating` can be one. */
function placeOf(path: Path, scope: Scope): string {
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind === 'computed')
    return path.names.map(({text}) => text).join('.');
  return [target.source, ...target.names.map(({text}) => text)].join('.');
}

interface SignedTest {
  test: Test;
  /** With the NOT that stands before it or before its test: `NOT STARTS WITH`. */
  operator: string;
}

function signedTestsOf(condition: Condition, isNegated = false): SignedTest[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap((part) => signedTestsOf(part, isNegated));
    case 'not':
      return signedTestsOf(condition.condition, !isNegated);
    default: {
      const isNot = isNegated !== ('negated' in condition && condition.negated);
      return [{test: condition, operator: (isNot ? 'NOT ' : '') + operatorOf(condition)}];
    }
  }
}

function operatorOf(test: Test): string {
  if (test.kind === 'regex') return '=~';
  return 'operator' in test ? test.operator : test.kind;
}
