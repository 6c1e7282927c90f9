import {regexTest} from '../evaluate/patterns';
import {type Dataset, valuesAt} from '../evaluate/values';
import {printCondition} from '../format/condition';
import type {GraphRecord} from '../graph';
import type {Name, Test} from '../syntax/ast';
import {isEqual, partTest, sameLetters, type ValueTest} from './matches';

/**
 * Returns a test of another attribute of the same records that some of them pass: of the name, or of the attribute that
 * most pass.
 *
 * @param names the tested attribute; a longer path has no other attributes
 */
export function otherAttribute(
  test: Test,
  names: Name[],
  models: readonly string[],
  records: GraphRecord[],
  dataset: Dataset,
): {fix: string; count: number} | undefined {
  const wanted = wantedBy(test);
  const [name, ...more] = names;
  if (!wanted || !name || more.length > 0) return undefined;
  const found = dataset.udm
    .attributesOf(models[0] ?? '')
    .filter(({type}) => /^(?:text|textArea|choice)$/.test(type))
    .flatMap((attribute) => {
      const all = records.map((record) =>
        valuesAt(record, [{...name, text: attribute.name}], dataset).values.map(String),
      );
      const text = wanted.in(new Set(all.flat()));
      if (text === undefined) return [];
      const count = all.filter((values) =>
        values.some((each) => wanted.matches(each, text)),
      ).length;
      return [{attribute: attribute.name, text, count}];
    })
    .filter(({count}) => count > 0);
  const best =
    found.find(({attribute}) => attribute === 'name') ??
    found.toSorted((a, b) => b.count - a.count)[0];
  if (!best) return undefined;
  const path = [...test.left.names.slice(0, -1), {...name, text: best.attribute}];
  const better = {...test, left: {...test.left, names: path}};
  if ('value' in better) better.value = {...better.value, value: best.text};
  return {fix: printCondition(better), count: best.count};
}

/** What a value must match, and how the values that match write it. */
interface Wanted {
  matches: ValueTest;
  in: (values: ReadonlySet<string>) => string | undefined;
}

function wantedBy(test: Test): Wanted | undefined {
  if (test.kind === 'regex') {
    const pattern = String(test.pattern.value);
    return {matches: regexTest(pattern), in: () => pattern};
  }
  if (test.kind !== 'comparison' && test.kind !== 'text') return undefined;
  const matches = test.kind === 'text' ? partTest(test) : isEqual;
  return {matches, in: (values) => sameLetters(String(test.value.value), values, matches)};
}
