import {ranksOf} from '../../../bql/ranks';
import {ratings} from '../../../product/facts';
import {udm} from '../../../product/udm';
import {rate} from '../../../sample/organization/scoring/risk-score';
import type {AskedTest} from './asked';

/** The values that a query requires of a choice attribute. */
export interface Choice {
  /** All values that the attribute can have. Ratings begin with the highest. */
  known: string[];
  /** The values that the tests name or match. */
  asked: string[];
  /** Whether a test is negated, which allows every other value. */
  isNegated: boolean;
}

type Values = Pick<Choice, 'known' | 'asked'>;

/** The choices that tests are about. A test on a risk score counts as a test on the rating. */
export function choicesOf(tests: readonly AskedTest[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const each of tests) {
    const found = valuesOfTest(each);
    if (!found) continue;
    const before = choices.get(each.name);
    choices.set(each.name, {
      known: found.known,
      asked: [...(before?.asked ?? []), ...found.asked],
      isNegated: before?.isNegated || each.isNegated,
    });
  }
  return [...choices.values()].filter(({asked}) => asked.length > 0);
}

function valuesOfTest({test, name, attribute}: AskedTest): Values | undefined {
  if (attribute?.type !== 'choice')
    return /^(?:base)?riskScore$/i.test(name) ? ratingsFrom(test) : undefined;
  const known = udm.valuesOf(attribute);
  if (test.kind === 'list') return {known, asked: test.values.map(({value}) => String(value))};
  if (test.kind !== 'comparison') return undefined;
  const value = String(test.value.value);
  const isBound = ranksOf(attribute, udm) && /[<>]/.test(test.operator);
  return isBound ? rankedFrom(known, value, test.operator) : {known, asked: [value]};
}

function ratingsFrom(test: AskedTest['test']): Values | undefined {
  if (test.kind !== 'comparison' || typeof test.value.value !== 'number') return undefined;
  const known = ratings.riskRatings.map(({name}) => name);
  return rankedFrom(known, rate(Math.min(test.value.value, 10)), test.operator);
}

function rankedFrom(known: string[], value: string, operator: string): Values {
  const at = known.indexOf(value);
  return {known, asked: operator.startsWith('>') ? known.slice(0, at + 1) : known.slice(at)};
}
