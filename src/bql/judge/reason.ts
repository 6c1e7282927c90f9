import {listed} from '../../base/text/words';
import {inSentence} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import {isRecord} from '../evaluate/row';
import {type Dataset, type PathValues, valuesAt} from '../evaluate/values';
import {withArticle} from '../explain/grammar';
import type {GraphRecord} from '../graph';
import {runQuery} from '../run';
import type {Step} from '../syntax/ast';
import {parseQuery} from '../syntax/parse';

/** The most values that a reason lists. */
const listable = 3;

/** Attributes that tell a record from all others, so they never explain anything. */
const names = new Set(['name', 'displayName', 'uid']);

const ofOne = {have: 'It has', their: 'Its', are: "It's", not: "It isn't"};
const ofSeveral = {have: 'They have', their: 'Their', are: "They're", not: "They aren't"};
type Words = typeof ofOne;

/**
 * Says what wrong records have in common that no right record has: "They have no `owners`." Looks only at attributes
 * and relationships that the queries mention, because anything else would be a coincidence. Returns `undefined` if
 * there's nothing, or nothing to compare with.
 */
export function commonReason(
  wrong: GraphRecord[],
  right: GraphRecord[],
  queries: string[],
  dataset: Dataset,
): string | undefined {
  if (wrong.length === 0 || right.length === 0) return undefined;
  const words = wrong.length === 1 ? ofOne : ofSeveral;
  const read = (records: GraphRecord[], name: string) =>
    records.map((record) => valuesAt(record, [{text: name, start: 0, end: 0}], dataset));
  for (const name of attributesIn(queries, [...wrong, ...right], dataset.udm)) {
    const found = attributeReason(read(wrong, name), read(right, name), queries);
    if (found === 'none') return `${words.have} no \`${name}\`.`;
    if (found) return `${words.their} \`${name}\` ${found}.`;
  }
  for (const step of queries.flatMap(firstSteps)) {
    const found = relationshipReason(wrong, right, step, words, dataset);
    if (found) return found;
  }
  return undefined;
}

/** The attributes of all the records that the queries mention, in order. */
function attributesIn(queries: string[], records: GraphRecord[], udm: Udm): string[] {
  const models = [...new Set(records.map(({typeName}) => typeName))];
  const words = queries.flatMap((query) => query.replace(/"[^"]*"/g, '').match(/[a-z]\w*/g) ?? []);
  return [...new Set(words)].filter(
    (word) => !names.has(word) && models.every((typeName) => udm.attributeOf(typeName, word)),
  );
}

/** What the values of one attribute have in common, as the rest of a sentence; "none" if they're all missing. */
function attributeReason(
  wrong: PathValues[],
  right: PathValues[],
  queries: string[],
): string | undefined {
  const isEmpty = ({values}: PathValues) => values.length === 0;
  if (wrong.every(isEmpty) && !right.some(isEmpty)) return 'none';
  if (wrong.some(isEmpty)) return undefined;
  if (wrong.some(({isList}) => isList)) return listReason(wrong, right, queries);
  const [mine, others] = [wrong, right].map((all) => all.flatMap(({values}) => values));
  if (!mine || !others) return undefined;
  const distinct = [...new Set(mine)];
  if (distinct.some((value) => others.includes(value))) return undefined;
  const isDate = wrong.some((each) => each.isDate);
  if (distinct.length <= listable && !isDate) return `is ${listed(distinct.map(String), 'or')}`;
  if (!isDate && typeof mine[0] !== 'number') return undefined;
  const [least, most] = rangeOf(mine);
  const isApart = others.every((value) => value < least || value > most);
  return isApart ? `is ${shown(least)}${least === most ? '' : ` to ${shown(most)}`}` : undefined;
}

type Value = PathValues['values'][number];

/** Numbers by size, and moments by time, because they're ISO 8601. */
function rangeOf(values: Value[]): [least: Value, most: Value] {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}

const shown = (value: Value) => String(value).replace(/T.*$/, '');

/** A value that all lists on one side have, and none on the other side: if possible, one that a query mentions. */
function listReason(
  wrong: PathValues[],
  right: PathValues[],
  queries: string[],
): string | undefined {
  const has = (value: Value) => (each: PathValues) => each.values.includes(value);
  const isMentioned = (value: Value) => queries.some((query) => query.includes(`"${value}"`));
  const inAll = ([first, ...others]: PathValues[]) =>
    (first?.values ?? [])
      .filter((value) => others.every(has(value)))
      .sort((a, b) => Number(isMentioned(b)) - Number(isMentioned(a)));
  const lacked = inAll(right).find((value) => !wrong.some(has(value)));
  if (lacked !== undefined) return `don't contain ${lacked}`;
  const had = inAll(wrong).find((value) => !right.some(has(value)));
  return had === undefined ? undefined : `contain ${had}`;
}

/** The steps that start at the records after FIND. */
function firstSteps(text: string): Step[] {
  const {value} = parseQuery(text);
  if (!value) return [];
  const alias = value.find.alias?.text;
  return value.steps.filter(({from}, index) => (from ? from.text === alias : index === 0));
}

/** Whether records have a relationship that the others lack, or the other way around. */
function relationshipReason(
  wrong: GraphRecord[],
  right: GraphRecord[],
  {verb, target}: Step,
  words: Words,
  dataset: Dataset,
): string | undefined {
  const [typeName] = new Set(wrong.map((record) => record.typeName));
  const [model] = target.models;
  if (!verb || !model || !typeName) return undefined;
  const {result} = runQuery(`FIND ${typeName} AS a THAT ${verb.text} ${model.text}`, dataset);
  const related = new Set(result?.rows.map(([cell]) => (isRecord(cell) ? cell.id : '')));
  const isRelated = ({id}: GraphRecord) => related.has(id);
  const [some, others] = [wrong, right].map((records) => records.filter(isRelated).length);
  const name = inSentence(dataset.udm.model(model.text));
  if (some === 0 && others === right.length)
    return `${words.not} related to any ${name} through \`${verb.text}\`.`;
  if (some === wrong.length && others === 0)
    return `${words.are} related to ${withArticle(name)} through \`${verb.text}\`.`;
  return undefined;
}
