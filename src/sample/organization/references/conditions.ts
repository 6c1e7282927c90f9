import {closest, suggest} from '../../../base/text/suggest';
import {udm} from '../../../product/udm';
import type {ModelAttribute} from '../../../product/udm/udm';
import type {Input} from '../schema/input';
import type {RuleTest} from '../scoring/condition';

/** A condition in the handwritten files. */
interface Condition {
  tests: readonly RuleTest[];
  /** The model whose records it tests. */
  model: string;
  /** Returns the `file:line` of a test. */
  at: (test: number) => string;
}

/**
 * Finds tests of an attribute that the tested records don't have, or of a value that the attribute can't have. Such a test
 * would never pass.
 *
 * @returns `file:line what is wrong what to do` for each
 */
export const conditionFaults = (input: Input): string[] =>
  conditionsIn(input).flatMap(({tests, model, at}) =>
    tests.flatMap((test, index) =>
      faultsOfTest(test, model).map((fault) => `${at(index)}  ${fault}`),
    ),
  );

function conditionsIn({organization, policy, at}: Input): Condition[] {
  const groups = [
    'riskOwners',
    'remediationOwners',
    'informedUsers',
    'assetProfiles',
    'assetDomains',
    'findingProfiles',
  ] as const;
  return [
    ...groups.flatMap((key) =>
      organization[key].map(({condition}, index) => ({
        tests: condition,
        model: key === 'findingProfiles' ? 'Finding' : 'Asset',
        at: (test: number) => at('organization', [key, index, 'condition', test]),
      })),
    ),
    ...organization.technologies.map(({path, value}, index) => ({
      tests: [{path, is: value}],
      model: 'Asset',
      at: () => at('organization', ['technologies', index]),
    })),
    ...policy.riskFactors.map(({condition}, index) => ({
      tests: condition,
      model: 'Finding',
      at: (test: number) => at('policy', ['riskFactors', index, 'condition', test]),
    })),
    ...(['riskScoringModels', 'slaDefinitions'] as const).flatMap((key) =>
      policy[key].map(({condition, on}, index) => ({
        tests: condition,
        model: on,
        at: (test: number) => at('policy', [key, index, 'condition', test]),
      })),
    ),
    ...policy.environments.map(({condition}, index) => ({
      tests: condition,
      model: 'Asset',
      at: (test: number) => at('policy', ['environments', index, 'condition', test]),
    })),
  ];
}

function faultsOfTest(test: RuleTest, model: string): string[] {
  // An unknown model is a fault of its own.
  if (!udm.find(model)) return [];
  let level = attributesOf(model);
  let found: ModelAttribute[] = [];
  for (const name of test.path.split('.')) {
    found = level.filter((attribute) => attribute.name === name);
    if (found.length === 0) {
      const meant = closest(
        name,
        level.map((attribute) => attribute.name),
      );
      const fix = meant ? `did you mean "${meant}"?` : 'name an attribute from src/product/udm';
      return [`no attribute is called "${name}" in the path "${test.path}" of ${model}  ${fix}`];
    }
    level = [...new Set(found.flatMap(({target}) => target ?? []))].flatMap(attributesOf);
  }
  return faultsOfValues(test, found);
}

/** Returns every attribute that a model's records can have. */
const attributesOf = (model: string): ModelAttribute[] =>
  udm.concreteModelsOf(model).flatMap(({typeName}) => udm.attributesOf(typeName));

function faultsOfValues(test: RuleTest, attributes: ModelAttribute[]): string[] {
  const isOf = (...types: string[]) => attributes.some(({type}) => types.includes(type));
  const values = 'has' in test ? test.has : 'is' in test ? [test.is] : [test.atLeast];
  return values.flatMap((value) => {
    if (typeof value === 'boolean')
      return isOf('boolean') ? [] : [`"${test.path}" is never ${value}  compare its own values`];
    if (typeof value === 'number')
      return isOf('number') ? [] : [`"${test.path}" is never a number  compare its own values`];
    const known = attributes.flatMap((attribute) => udm.valuesOf(attribute));
    if (isOf('choice'))
      return known.includes(value)
        ? []
        : [`"${test.path}" is never "${value}"  ${suggest(value, [...new Set(known)])}`];
    return isOf('boolean', 'number')
      ? [`"${test.path}" is never a text  compare its own values`]
      : [];
  });
}
