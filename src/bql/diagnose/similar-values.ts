import {closest} from '../../base/text/suggest';
import {concreteNames} from '../bind/connections';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {conjunctsOf, testsOf} from '../conditions';
import {regexTest} from '../evaluate/patterns';
import {type Dataset, valuesAt} from '../evaluate/values';
import {singularOf} from '../explain/names';
import {printPath, printText} from '../format/terms';
import type {Condition, Literal, Range, RegexTest, Test} from '../syntax/ast';
import {wholePattern} from '../syntax/text-tests';
import {isEqual, isIn, partTest, sameLetters, type ValueTest} from './matches';
import {otherAttribute} from './other-attribute';

/** A text that records have and that the query probably meant. */
export interface SimilarValue extends Range {
  /** The replacement for the range: the meant text, with CONTAINS if it's only a part of a value. */
  fix: string;
  /** Why the query's text matches nothing, as a sentence. */
  why?: string;
  /** How many records it matches. */
  count: number;
  /** The models of these records. */
  models: readonly string[];
}

/** Returns the texts in a condition that no record has, where records have a similar one. */
export function similarValuesIn(
  condition: Condition,
  scope: Scope,
  dataset: Dataset,
): SimilarValue[] {
  return conjunctsOf(condition)
    .filter(({kind}) => kind !== 'not')
    .flatMap(testsOf)
    .flatMap((test) => similarValues(test, scope, dataset));
}

/** Returns the texts that a condition excludes and no record has, where records have a similar one. */
export function idleNegationsIn(
  condition: Condition,
  scope: Scope,
  dataset: Dataset,
): (SimilarValue & {within: Range})[] {
  return conjunctsOf(condition).flatMap((part) => {
    const isUnequal = part.kind === 'comparison' && part.operator === '!=';
    const test = part.kind === 'not' ? part.condition : part;
    if (test.kind !== 'comparison' || (part.kind !== 'not' && !isUnequal)) return [];
    return similarValues({...test, operator: '='}, scope, dataset).flatMap((similar) => {
      const isOther = similar.start === test.start;
      if (isUnequal && isOther) return [];
      const isPart = isUnequal && similar.fix.startsWith('CONTAINS ');
      return [{...similar, fix: isPart ? `NOT ${similar.fix}` : similar.fix, within: part}];
    });
  });
}

function similarValues(test: Test, scope: Scope, dataset: Dataset): SimilarValue[] {
  const target = scope.targetOf(test.left);
  const literals = literalsOf(test);
  const isTested = literals.length > 0 || test.kind === 'regex';
  if (!isTested || isFault(target) || target.kind === 'computed') return [];
  const {models = []} = scope.sources[target.source] ?? {};
  const all = [...concreteNames([...models], dataset.udm)].flatMap((model) =>
    dataset.graph.recordsOf(model),
  );
  const records = all.map((record) => valuesAt(record, target.names, dataset).values.map(String));
  const values = new Set(records.flat());
  const other = () => {
    const found = otherAttribute(test, target.names, models, all, dataset);
    return found ? [{start: test.start, end: test.end, models, ...found}] : [];
  };
  if (values.size === 0) {
    const why = `${printPath(test.left)} is empty on every ${singularOf(models, dataset.udm)}.`;
    return other().map((each) => ({...each, why}));
  }
  const matching = (text: string, matches: ValueTest) =>
    records.filter((each) => each.some((value) => matches(value, text))).length;
  if (test.kind === 'regex')
    return similarPattern(test, records).map((similar) => ({...similar, models}));
  const parts = target.list ? undefined : partsOfList(test, values);
  if (parts) {
    const {length: count} = records.filter((each) =>
      each.some((value) => parts.some((part) => value.includes(part))),
    );
    const fix = `CONTAINS ANY [${parts.map(printText).join(', ')}]`;
    return [{start: test.operatorRange.start, end: test.end, fix, count, models, why: wholeTexts}];
  }
  const isPart =
    test.kind === 'text' || (test.kind === 'list' && test.operator !== 'IN' && !target.list);
  const matches = isPart ? partTest(test) : isEqual;
  return literals.flatMap((literal): SimilarValue[] => {
    const written = String(literal.value);
    if (matching(written, matches) > 0) return [];
    const {start, end} = literal;
    const meant = isPart
      ? similarPart(written, values, matches)
      : (closest(written, values) ??
        (test.kind === 'list' && target.list ? valueWith(written, values) : undefined));
    if (meant)
      return [
        {
          ...{start, end, models},
          fix: printText(meant),
          count: matching(meant, matches),
          why: meant.toLowerCase() === written.toLowerCase() ? caseMatters : undefined,
        },
      ];
    if (test.kind !== 'comparison') return [];
    const part = sameLetters(written, values, isIn);
    if (!part) return other();
    const fix = `CONTAINS ${printText(part)}`;
    const within = {start: test.operatorRange.start, end, fix, count: matching(part, isIn), models};
    return [...other(), within];
  });
}

/** Returns the value that has a word: `env:prod` for `prod`. */
function valueWith(word: string, values: ReadonlySet<string>): string | undefined {
  const lower = word.toLowerCase();
  return [...values].find((value) =>
    value
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(lower),
  );
}

const caseMatters = 'Case matters.';
const wholeTexts = 'IN compares whole texts.';

/** Returns the parts of values that a list of texts means, if no value is in the list. */
function partsOfList(test: Test, values: ReadonlySet<string>): string[] | undefined {
  if (test.kind !== 'list' || test.operator !== 'IN' || test.negated) return undefined;
  const texts = test.values.map(({value}) => String(value));
  const isUnclear = texts.some((text) => values.has(text) || closest(text, values));
  const parts = texts.flatMap((text) => sameLetters(text, values, isIn) ?? []);
  return isUnclear || parts.length < texts.length ? undefined : parts;
}

/** Returns the pattern that was meant, if only the case or a part of the text matches. */
function similarPattern({pattern}: RegexTest, records: string[][]): Omit<SimilarValue, 'models'>[] {
  const written = String(pattern.value);
  const matching = (text: string) => {
    const fits = regexTest(text);
    return records.filter((values) => values.some(fits)).length;
  };
  if (matching(written) > 0) return [];
  const whole = wholePattern(written);
  const [caseless, caselessWhole] = [written, whole].map((each) => `(?i)${each}`);
  const better = [caseless, whole, caselessWhole].find((each) => each && matching(each) > 0);
  if (!better) return [];
  const why = better === caseless ? caseMatters : 'A pattern must match the whole text.';
  const {start, end} = pattern;
  return [{start, end, fix: printText(better), count: matching(better), why}];
}

/** Returns the texts that records must have to pass a test. Dates and words such as `true` aren't texts. */
function literalsOf(test: Test): Literal[] {
  const isText = ({value, isDate}: Literal) => typeof value === 'string' && !isDate;
  if ('negated' in test && test.negated) return [];
  if (test.kind === 'list') return test.values.filter(isText);
  return (test.kind === 'comparison' && test.operator === '=') || test.kind === 'text'
    ? [test.value].filter(isText)
    : [];
}

/** Returns the text with its letters' case as in a value, or with the word of the values that's closest to it. */
function similarPart(
  written: string,
  values: ReadonlySet<string>,
  matches: ValueTest,
): string | undefined {
  const bare = written.replace(/^\*+|\*+$/g, '');
  if (!bare || bare.includes('*')) return undefined;
  const around = (text: string) => written.replace(bare, () => text);
  const same = sameLetters(bare, values, (value, text) => matches(value, around(text)));
  if (same) return around(same);
  const words = new Set(
    [...values].flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}]+/u).filter(Boolean)]),
  );
  const word = closest(bare, words);
  const meant = word && around(word);
  return meant && [...values].some((value) => matches(value, meant)) ? meant : undefined;
}
