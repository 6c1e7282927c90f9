import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {findFunction} from '../functions/find';
import {functionPhrases} from '../functions/phrases';
import type {Call, Case, Condition, Expression, Path} from '../syntax/ast';
import {statementOf, takenApart, wordsOf} from './attribute-words';
import {clauseOfCondition} from './condition';
import {conjugated, possessive} from './grammar';
import {nameOfSource, pluralOf} from './names';
import {wordOf} from './values';

/**
 * Returns an expression as a noun phrase: "the risk score", "the number of different hosts", "the age in days times 2".
 */
export function nounOf(expression: Expression, scope: Scope): string {
  switch (expression.kind) {
    case 'path':
      return pathNoun(expression, scope);
    case 'literal':
      return wordOf(expression, false);
    case 'negative':
      return `minus ${nounOf(expression.of, scope)}`;
    case 'arithmetic': {
      const side = (each: Expression) =>
        each.kind === 'arithmetic' ? `(${nounOf(each, scope)})` : nounOf(each, scope);
      return `${side(expression.left)} ${signs[expression.operator]} ${side(expression.right)}`;
    }
    case 'case':
      return caseNoun(expression, scope);
    case 'call':
      return callNoun(expression, scope);
  }
}

const signs = {'+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by'};

function pathNoun(path: Path, scope: Scope): string {
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind === 'computed')
    return path.names.map(({text}) => takenApart(text)).join(' ');
  const several = scope.sources.filter((source) => source !== undefined).length > 1;
  const isMixed = (scope.sources[target.source]?.models.length ?? 0) > 1;
  const owner = isMixed ? 'record' : nameOfSource(target.source, scope);
  const words = target.names.map(({text}) => wordsOf(text));
  const last = words.pop();
  if (last === undefined) return `the ${owner}`;
  if (target.attribute?.type === 'boolean' && words.length === 0) {
    const does = conjugated(statementOf(target.attribute.name), {plural: false});
    return `whether the ${owner} ${does}`;
  }
  const chain = [...(several ? [owner] : []), ...words].map((word) => `${possessive(word)} `);
  return `the ${chain.join('')}${last}`;
}

function caseNoun({branches, otherwise}: Case, scope: Scope): string {
  const cases = branches.map(
    ({when, result}) => `${nounOf(result, scope)} where ${clauseOfCondition(when, scope)}`,
  );
  const rest = otherwise ? [`otherwise ${nounOf(otherwise, scope)}`] : [];
  return [...cases, ...rest].join(', ');
}

function callNoun(call: Call, scope: Scope): string {
  const found = findFunction(call.name.text);
  const [first] = call.arguments;
  const name = found?.name;
  if (name === 'count') return countNoun(call, scope);
  if (name === 'type' && scope.sources.filter(Boolean).length === 1) return 'the data model';
  const isGroup = found?.aggregate !== undefined;
  const counted = name === 'sum' && first && conditionOfCount(first);
  if (counted) return `the number of ${rowsIn(scope)} where ${clauseOfCondition(counted, scope)}`;
  const args = call.arguments.map((argument) =>
    isGroup && argument.kind === 'path' ? ofAll(argument, scope) : nounOf(argument, scope),
  );
  const phrase = name && functionPhrases[name];
  if (!phrase) return `${call.name.text} of ${args.join(', ')}`;
  const isDate = first?.kind === 'path' && isDateAt(first, scope);
  return phrase(args, {isDate, different: call.distinct ? 'distinct ' : ''});
}

/** Returns an attribute of all records in a group: "the risk score of the vulnerabilities". */
function ofAll(path: Path, scope: Scope): string {
  const target = scope.targetOf(path);
  const several = scope.sources.filter((source) => source !== undefined).length > 1;
  if (!several || isFault(target) || target.kind !== 'attribute') return nounOf(path, scope);
  const words = target.names.map(({text}) => wordsOf(text)).join("'s ");
  return `the ${words} of the ${pluralOf(scope.sources[target.source]?.models ?? [], scope.udm)}`;
}

/** Whether a path leads to a date. */
export function isDateAt(path: Path, scope: Scope): boolean {
  const target = scope.targetOf(path);
  return !isFault(target) && target.kind === 'attribute' && target.attribute.type === 'dateTime';
}

/** Returns the condition in `CASE WHEN condition THEN 1 ELSE 0 END`, whose sum is a number of rows. */
function conditionOfCount(expression: Expression): Condition | undefined {
  if (expression.kind !== 'case') return undefined;
  const {branches, otherwise} = expression;
  const [branch, ...others] = branches;
  const is = (each: Expression | undefined, value: number) =>
    each?.kind === 'literal' && each.value === value;
  const isRest = otherwise === undefined || is(otherwise, 0);
  return others.length === 0 && isRest && is(branch?.result, 1) ? branch?.when : undefined;
}

/**
 * Returns what a group's rows are called: "hosts", "records" of several models, or "matches" of several records each.
 */
function rowsIn({sources, udm}: Scope): string {
  const [only, ...others] = sources.filter((source) => source !== undefined);
  if (!only || others.length > 0) return 'matches';
  return only.models.length > 1 ? 'records' : pluralOf(only.models, udm);
}

function countNoun({star, distinct, arguments: [argument]}: Call, scope: Scope): string {
  if (star || !argument) return `the number of ${rowsIn(scope)}`;
  const target = argument.kind === 'path' ? scope.targetOf(argument) : undefined;
  if (target && !isFault(target) && target.kind === 'records' && !target.attribute)
    return distinct
      ? `the number of distinct ${pluralOf(target.models, scope.udm)}`
      : `the number of ${rowsIn(scope)}`;
  return `the number of ${distinct ? 'distinct ' : ''}values of ${nounOf(argument, scope)}`;
}
