import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {testsOf} from '../conditions';
import {printPath} from '../format/terms';
import type {Condition, Path, Test} from '../syntax/ast';
import {type Reason, reasonIf} from './reason';

/**
 * Returns the parts of a condition that Basic search filters can't express: some operators, tests joined by OR, and
 * negated tests.
 */
export function reasonsOfCondition(condition: Condition, scope: Scope): Reason[] {
  return [
    ...reasonsOfChoices(condition, scope),
    ...signedTestsOf(condition).flatMap(({test, operator}) => [
      ...reasonIf(unfiltered.has(operator), test, operator),
      ...reasonIf(test.kind === 'attribute', test, 'a comparison of two attributes'),
    ]),
  ];
}

/** Operators that filters don't offer. See docs/guides/searching/basic-search.md#add-a-filter. */
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

/** Returns OR and NOT, unless a single filter can express them. */
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
      // OR joins the values of one filter, whether the query writes them with = or IN.
      const operators = new Set(tests.map(({operator}) => (operator === '=' ? 'IN' : operator)));
      return reasonIf(operators.size > 1, condition, 'OR between different operators');
    }
    default:
      return [];
  }
}

/** Returns a key for an attribute: `v.riskRating` and `riskRating` can be the same one. */
function placeOf(path: Path, scope: Scope): string {
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind === 'computed') return printPath(path);
  return [target.source, ...target.names.map(({text}) => text)].join('.');
}

interface SignedTest {
  test: Test;
  /** Includes a preceding NOT: `NOT STARTS WITH`. */
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
