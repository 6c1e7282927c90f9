import {listed} from '../../base/text/words';
import type {ModelAttribute} from '../../product/udm/udm';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {ranksOf} from '../ranks';
import type {Comparison, ListTest, Literal, Path, Test, TextTest} from '../syntax/ast';
import {takenApart, wordsOf} from './attribute-words';
import {conjugated, isPlural} from './grammar';
import {nameOfSource} from './names';
import {spanOf, wordOf} from './values';

/**
 * Returns what a test says about an attribute: "is at least 7", "include "pci"". The verb is plural for a list.
 *
 * @param attribute undefined if the value was computed
 */
export function predicateOf(
  test: Test,
  attribute: ModelAttribute | undefined,
  scope: Scope,
  negated: boolean,
): string {
  const plural = attribute?.multivalued ?? false;
  const many = plural || (attribute?.type === 'text' && isPlural(wordsOf(attribute.name)));
  const say = (phrase: string) => conjugated(phrase, {plural: many}, negated);
  const value = (literal: Literal) => wordOf(literal, attribute?.type === 'choice');
  switch (test.kind) {
    case 'comparison':
      return say(
        plural ? `include ${value(test.value)}` : comparison(test, attribute, scope, value),
      );
    case 'text':
      return say(textPhrase(test));
    case 'list':
      return listPredicate(test, test.values.map(value), plural, negated);
    case 'regex':
      return say(`match the regular expression "${test.pattern.value}"`);
    case 'exists':
      return negated ? 'has no value' : 'has a value';
    case 'time': {
      const span = spanOf(test.operator, test.amount, test.unit);
      const isPast = test.operator === 'IN LAST' && !plural;
      return isPast ? `${negated ? "wasn't" : 'was'} ${span}` : say(`be ${span}`);
    }
    case 'attribute':
      return say(`be ${orderOf(test.operator, attribute)}${otherOf(test.right, test.left, scope)}`);
    case 'currentUser':
      return say(plural ? 'include you' : 'be you');
  }
}

function comparison(
  {operator, value}: Comparison,
  attribute: ModelAttribute | undefined,
  {udm}: Scope,
  write: (literal: Literal) => string,
): string {
  const written = write(value);
  if (operator === '=' || operator === '!=') return `be ${written}`;
  if (attribute && ranksOf(attribute, udm)) return `be ${rankPhrases[operator](written)}`;
  return `be ${orderOf(operator, value.isDate ? {type: 'dateTime'} : attribute)}${written}`;
}

const rankPhrases = {
  '>': (value: string) => `higher than ${value}`,
  '>=': (value: string) => `${value} or higher`,
  '<': (value: string) => `lower than ${value}`,
  '<=': (value: string) => `${value} or lower`,
};

/** Returns "more than ", "before ", or an empty string for equality. */
function orderOf(
  operator: Comparison['operator'],
  attribute: Pick<ModelAttribute, 'type'> | undefined,
): string {
  const words = attribute?.type === 'dateTime' ? dates : numbers;
  return words[operator];
}

const numbers = {
  '=': '',
  '!=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};
const dates = {
  '=': '',
  '!=': '',
  '<': 'before ',
  '<=': 'on or before ',
  '>': 'after ',
  '>=': 'on or after ',
};

/** Returns the attribute on the right side: "the due date", "the host's due date". */
function otherOf(right: Path, left: Path, scope: Scope): string {
  const [own, other] = [scope.targetOf(left), scope.targetOf(right)];
  if (isFault(other) || other.kind === 'computed')
    return right.names.map(({text}) => takenApart(text)).join(' ');
  const words = other.names.map(({text}) => wordsOf(text)).join(', ');
  const isOwn = !isFault(own) && 'source' in own && own.source === other.source;
  return isOwn ? `the ${words}` : `the ${nameOfSource(other.source, scope)}'s ${words}`;
}

function textPhrase({operator, value}: TextTest): string {
  const text = String(value.value);
  if (operator !== 'LIKE') return `${phrases[operator]} "${text}"`;
  const bare = text.replace(/^\*|\*$/g, '');
  if (bare.includes('*') || bare === '') return `look like "${text}", where * is any text`;
  const [begins, ends] = [!text.startsWith('*'), !text.endsWith('*')];
  if (begins && ends) return `be "${bare}"`;
  return `${begins ? 'start with' : ends ? 'end with' : 'contain'} "${bare}"`;
}

const phrases = {CONTAINS: 'contain', 'STARTS WITH': 'start with', 'ENDS WITH': 'end with'};

function listPredicate(
  {operator}: ListTest,
  values: string[],
  plural: boolean,
  negated: boolean,
): string {
  const say = (phrase: string) => conjugated(phrase, {plural}, negated);
  const isOne = values.length < 2;
  const verb = plural ? 'include' : operator === 'IN' ? 'be' : 'contain';
  if (isOne) return say(`${verb} ${values.join('')}`);
  if (operator === 'CONTAINS ALL')
    return say(`${verb} ${values.length === 2 ? 'both' : 'all of'} ${listed(values, 'and')}`);
  if (negated && verb === 'be')
    return values.length === 2
      ? `is neither ${listed(values, 'nor')}`
      : `is none of ${listed(values, 'and')}`;
  if (negated) return conjugated(`${verb} none of ${listed(values, 'and')}`, {plural});
  if (verb === 'be') return `is ${values.length === 2 ? '' : 'one of '}${listed(values, 'or')}`;
  return say(`${verb} ${values.length === 2 ? '' : 'at least one of '}${listed(values, 'or')}`);
}
