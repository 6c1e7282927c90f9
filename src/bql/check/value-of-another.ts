import {listed as list} from '../../base/text/words';
import {described, hasOrder, kindOf} from '../bind/compared';
import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {printText} from '../format/terms';
import type {Comparison, ListTest} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {valueCalled} from './other-values';

/**
 * Catches a value that the attribute never has, but one other attribute of the same records does: `status = "Open"`,
 * which is a status category, `riskScore = "High"`, which is a rating, and `riskRating >= 9`, which is a score. In a
 * list, the other values stay.
 *
 * @returns undefined if that isn't so
 */
export function valueOfAnother(
  test: Comparison | ListTest,
  target: Target,
  {udm}: Scope,
): Fault[] | undefined {
  if (target.kind !== 'attribute') return undefined;
  const {attribute, models} = target;
  const isChoice = attribute.type === 'choice';
  if (!isChoice && !/^(?:number|boolean|dateTime)$/.test(attribute.type)) return undefined;
  const values = 'value' in test ? [test.value] : test.values;
  const texts = values.map(({value}) => String(value));
  const written = test.left.names.map(({text}) => text);
  const range = {start: test.left.start, end: test.end};
  const pathOf = (name: string) => [...written.slice(0, -1), name].join('.');
  const own = udm.valuesOf(attribute);
  const [score, ...scores] = udm
    .attributesOf(models[0] ?? '')
    .filter(
      ({type, name}) => type === 'number' && /Score$/.test(name) && isAlike(name, attribute.name),
    );
  const only = scores.length === 0 ? score : undefined;
  if (isChoice && texts.every((text) => /^\d+(?:\.\d+)?$/.test(text))) {
    const rated = ratingFor(test, written.join('.'), own, only && pathOf(only.name));
    if (rated) return [faultAt(range, rated.message, rated.fix)];
  }
  const misplaced = isChoice
    ? texts.filter((text) => !valueIn(text, own))
    : values.flatMap(({value, isDate}) => (typeof value === 'string' && !isDate ? [value] : []));
  const found = udm
    .attributesOf(models[0] ?? '')
    .filter(({type, multivalued}) => type === 'choice' && !multivalued)
    .flatMap((other) => {
      const known = udm.valuesOf(other);
      const meaning = (text: string) =>
        valueIn(text, known) ?? (isChoice ? undefined : valueCalled(text, known));
      const meant = texts.flatMap((text) => meaning(text) ?? []);
      const wrong = misplaced.find((text) => meaning(text));
      const rest = texts.filter((text) => !meaning(text));
      return wrong === undefined ? [] : [{other, meant, wrong, rest}];
    });
  const unfinished = isChoice && isDenied(test) && texts.every((text) => isFinished(text, own));
  if (unfinished && found.length === 0 && attribute.name === 'status') {
    const category = udm.attributeOf(models[0] ?? '', 'statusCategory');
    if (category && udm.valuesOf(category).includes('Open')) {
      const fix = `${pathOf('statusCategory')} = "Open"`;
      const message = `"${written.join('.')}" is never "${texts[0]}". For what isn't finished, write ${fix}.`;
      return [faultAt(range, message, fix)];
    }
  }
  const alike = found.filter(({other}) => !isChoice && isAlike(other.name, attribute.name));
  const [best, ...more] = alike.length > 0 ? alike : found;
  if (!best) return undefined;
  const {other, meant, wrong, rest} = best;
  if (more.length > 0) {
    if (isChoice) return undefined;
    const names = [best, ...more].map((each) => pathOf(each.other.name));
    const kind = described[kindOf(target)];
    const message = `"${written.join('.')}" is ${kind}. "${wrong}" is a value of ${list(names, 'and')}.`;
    return [faultAt(range, message)];
  }
  const path = pathOf(other.name);
  const [first = ''] = meant;
  const isOrdered = hasOrder({name: path, kind: 'choice', attribute: other}, udm);
  const fix =
    test.kind === 'comparison'
      ? `${path} ${isOrdered ? test.operator : test.operator.replace(/[<>]=?/, '=')} ${printText(first)}`
      : joined(test, [path, meant], [written.join('.'), rest]);
  const message = isChoice
    ? `"${written.join('.')}" is never "${wrong}", but "${other.name}" can be. Write ${fix}.`
    : `"${written.join('.')}" is ${described[kindOf(target)]}, never "${wrong}". Write ${fix}.`;
  return [faultAt(range, message, fix)];
}

/** The names of ratings, from the lowest, as scanners number them from 1. */
const ratings = ['None', 'Low', 'Medium', 'High', 'Critical'];

/**
 * Returns what a rating that's compared with numbers means: a name for numbers up to 5, and the score for others. If
 * there's a score, a number up to 5 can mean both.
 */
function ratingFor(
  test: Comparison | ListTest,
  path: string,
  known: string[],
  score: string | undefined,
): {message: string; fix?: string} | undefined {
  const values = 'value' in test ? [test.value] : test.values;
  const names = values.map(({value}) => ratings[Number(value) - 1] ?? '');
  const wrong = `"${path}" holds names, not numbers.`;
  if (names.every((name) => known.includes(name))) {
    const texts = names.map(printText);
    const better =
      test.kind === 'comparison'
        ? `${path} ${test.operator} ${texts[0]}`
        : `${path} ${test.negated ? 'NOT ' : ''}IN [${texts.join(', ')}]`;
    return score
      ? {message: `${wrong} Write ${better}, or compare the number ${score}, from 0 to 10.`}
      : {message: `${wrong} Write ${better}.`, fix: better};
  }
  if (!score || test.kind !== 'comparison') return undefined;
  const fix = `${score} ${test.operator} ${test.value.value}`;
  return {message: `${wrong} Write ${fix}.`, fix};
}

const isDenied = (test: Comparison | ListTest) =>
  test.kind === 'comparison' ? test.operator === '!=' : test.negated;

/** Whether a text says that work is finished, and isn't a value itself. */
const isFinished = (text: string, known: string[]) =>
  !valueIn(text, known) && /^(?:done|completed?|finished|fixed|closed|resolved)$/i.test(text);

const valueIn = (text: string, known: string[]) =>
  known.find((each) => each.toLowerCase() === text.toLowerCase());

/** Whether two attributes begin with the same word: `riskScore` and `riskRating`. */
const isAlike = (name: string, other: string) =>
  name.replace(/[A-Z].*/, '') === other.replace(/[A-Z].*/, '');

/** Writes a list for each attribute that has values in it. */
function joined({negated}: ListTest, ...lists: [path: string, values: string[]][]): string {
  const tests = lists.flatMap(([path, values]) =>
    values.length > 0
      ? [`${path} ${negated ? 'NOT ' : ''}IN [${values.map(printText).join(', ')}]`]
      : [],
  );
  return tests.length > 1 ? `(${tests.join(negated ? ' AND ' : ' OR ')})` : tests.join('');
}
