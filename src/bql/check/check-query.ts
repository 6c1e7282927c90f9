import {closest} from '../../base/text/suggest';
import type {Udm} from '../../product/udm/udm';
import type {BoundQuery, BoundStep} from '../bind/bind';
import {noSuchAlias} from '../bind/names';
import {wordsForModel} from '../bind/other-names';
import {sourcesOf} from '../sources';
import type {Name, Query, Source} from '../syntax/ast';
import {type Fault, faultAt, inOrder} from '../syntax/fault';
import {checkPlaced} from './check-placed';
import {checkResult} from './check-result';
import {checkVerb} from './check-verb';
import {stepWrittenAsAttribute} from './step-as-attribute';
import {stepsWrittenAsWith} from './steps-as-with';

/**
 * Checks a query against the data model.
 *
 * @returns errors in text order; a query without errors can be run
 */
export function checkQuery(query: BoundQuery): Fault[] {
  const {udm} = query;
  // If a model is unknown, later parts can't be checked.
  const names = [
    ...checkSource(query.find, udm),
    ...query.steps.flatMap(({target}) => checkSource(target, udm)),
    ...checkAliases(query),
  ];
  if (names.length > 0) return inOrder(names);
  // Nothing after such a WITH means what it says.
  const misread = stepsWrittenAsWith(query);
  if (misread.length > 0) return misread;
  const step = stepWrittenAsAttribute(query);
  if (step) return [step];
  return inOrder([
    ...(query.where ? checkPlaced(query.where, query.scope, {before: [], after: query.steps}) : []),
    ...query.steps.flatMap((step, index) => checkStep(step, index, query)),
    ...checkResult(query),
  ]);
}

function checkSource({models}: Source, udm: Udm): Fault[] {
  return models.flatMap((model, index) => {
    if (udm.find(model.text)) return [];
    const before = models[index - 1];
    // A count after a pipe, as in other languages, isn't a model.
    if (before && /^count$/i.test(model.text)) {
      const range = {start: before.end, end: model.end};
      return [faultAt(range, 'To count records, write RETURN count(*).', ' RETURN count(*)')];
    }
    const names = udm.models.map(({typeName}) => typeName);
    const plural = udm.models.find(
      ({plural: title}) => title.replaceAll(' ', '').toLowerCase() === model.text.toLowerCase(),
    );
    const best =
      plural?.typeName ??
      modelCalled(model.text, names) ??
      closest(model.text, names) ??
      modelInWords(model.text, names) ??
      shortestWith(model.text, names);
    return [
      faultAt(
        model,
        `There's no data model "${model.text}". ${best ? `Did you mean "${best}"?` : 'The data model reference lists every model.'}`,
        best,
      ),
    ];
  });
}

const modelCalled = (word: string, names: string[]) =>
  names.find((name) => wordsForModel(name).includes(word.toLowerCase()));

/** Returns the model that the last word of a name means: `Host` for `EC2Instance`. */
function modelInWords(text: string, names: string[]): string | undefined {
  const words = text.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*/g) ?? [];
  return words
    .toReversed()
    .map(
      (word) =>
        modelCalled(word, names) ??
        names.find((name) => word.replace(/s$/, '').toLowerCase() === name.toLowerCase()),
    )
    .find(Boolean);
}

/** Returns the shortest name that contains a word: `CloudResource` for `Cloud`. */
function shortestWith(word: string, names: string[]): string | undefined {
  const containing = names.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
  return word.length > 3 ? containing.toSorted((a, b) => a.length - b.length)[0] : undefined;
}

function checkAliases({find, steps}: Query): Fault[] {
  const seen = new Map<string, Name>();
  return sourcesOf({find, steps}).flatMap(({alias}) => {
    if (!alias) return [];
    const twin = seen.get(alias.text);
    seen.set(alias.text, alias);
    return twin
      ? [faultAt(alias, `The alias "${alias.text}" is already in use. Choose another.`)]
      : [];
  });
}

function checkStep(step: BoundStep, index: number, {steps}: BoundQuery): Fault[] {
  const {from, origin, optional, negated, verb, where, scope} = step;
  const source = scope.sources[origin];
  if (!source || origin > index) {
    const aliases = scope.sources.slice(0, -1).flatMap((each) => each?.alias ?? []);
    return [noSuchAlias(from ?? {...step, text: ''}, aliases, 'No model before this')];
  }
  const faults: Fault[] = [];
  if (optional && negated)
    faults.push(faultAt(step, "OPTIONALLY and NOT can't be combined. Choose one."));
  if (verb)
    faults.push(...checkVerb({...step, verb}, source, scope, scope.sources.slice(0, index + 1)));
  const others = {before: steps.slice(0, index), after: steps.slice(index + 1)};
  if (where) faults.push(...checkPlaced(where, scope, others));
  return faults;
}
