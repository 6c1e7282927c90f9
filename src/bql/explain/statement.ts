import {listed} from '../../base/text/words';
import type {ModelAttribute} from '../../product/udm/udm';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import type {Name, Test} from '../syntax/ast';
import {participleOf, statementOf, takenApart, wordsOf} from './attribute-words';
import {
  conjugated,
  isPlural,
  possessive,
  relative,
  type Subject,
  singular,
  withArticle,
} from './grammar';
import {predicateOf} from './predicate';
import {spanOf, wordOf} from './values';

/**
 * What a test says about one of a record's attributes ("risk score", "is 7") or about the record itself ("face the
 * internet").
 */
export type Statement =
  | {kind: 'attribute'; noun: string; predicate: string}
  | {kind: 'record'; say: (subject: Subject) => string};

const one: Subject = {plural: false, person: false};

/** Returns "whose risk score is 7", "that face the internet". */
export function relativeClause(statement: Statement, subject: Subject): string {
  return statement.kind === 'attribute'
    ? `whose ${statement.noun} ${statement.predicate}`
    : `${relative(subject)} ${statement.say(subject)}`;
}

/** Returns what a test says, or its opposite. */
export function statementOfTest(test: Test, scope: Scope, negated = false): Statement {
  const isOpposite =
    negated !==
    (('negated' in test && test.negated) || (test.kind === 'comparison' && test.operator === '!='));
  const target = scope.targetOf(test.left);
  if (isFault(target) || target.kind === 'computed') {
    const noun = test.left.names.map(({text}) => takenApart(text)).join(' ');
    return {kind: 'attribute', noun, predicate: predicateOf(test, undefined, scope, isOpposite)};
  }
  const models = scope.sources[target.source]?.models ?? [];
  return along(test, target.names, models, scope, isOpposite);
}

/** Follows a path of references to the tested attribute. */
function along(
  test: Test,
  names: Name[],
  models: string[],
  scope: Scope,
  negated: boolean,
): Statement {
  const [name, ...rest] = names;
  if (!name) return ofRecord(test, scope, negated);
  const attribute = attributeOf(name.text, models, scope);
  if (!attribute || rest.length === 0)
    return ofAttribute(test, name.text, attribute, scope, negated);
  const targets = models.flatMap((model) => scope.udm.attributeOf(model, name.text)?.target ?? []);
  const words = wordsOf(name.text);
  if (attribute.multivalued) {
    const owners = separately(test).map((part) => {
      const inner = relativeClause(along(part, rest, targets, scope, false), one);
      return `${withArticle(singular(words))} ${inner}`;
    });
    const all = owners.length === 2 ? 'both ' : 'all of ';
    const object = `have ${negated && owners.length > 1 ? all : ''}${listed(owners)}`;
    return {kind: 'record', say: (subject) => conjugated(object, subject, negated)};
  }
  const inner = along(test, rest, targets, scope, negated);
  return inner.kind === 'attribute'
    ? {...inner, noun: `${possessive(words)} ${inner.noun}`}
    : {kind: 'attribute', noun: words, predicate: inner.say(one)};
}

/** `CONTAINS ALL` across several records: each value can belong to another record. */
function separately(test: Test): Test[] {
  return test.kind === 'list' && test.operator === 'CONTAINS ALL'
    ? test.values.map((value) => ({...test, values: [value]}))
    : [test];
}

/** After a reference, an attribute can belong to a more specific model. */
function attributeOf(name: string, models: string[], {udm}: Scope): ModelAttribute | undefined {
  const special = models.flatMap((model) => udm.descendantsOf(model).map(({typeName}) => typeName));
  for (const model of [...models, ...special]) {
    const attribute = udm.attributeOf(model, name);
    if (attribute) return attribute;
  }
  return undefined;
}

function ofRecord(test: Test, scope: Scope, negated: boolean): Statement {
  if (test.kind === 'currentUser')
    return {kind: 'record', say: (subject) => conjugated('run this query', subject, negated)};
  if (test.kind === 'exists')
    return {kind: 'record', say: (subject) => conjugated('exist', subject, negated)};
  return {kind: 'attribute', noun: 'name', predicate: predicateOf(test, undefined, scope, negated)};
}

function ofAttribute(
  test: Test,
  name: string,
  attribute: ModelAttribute | undefined,
  scope: Scope,
  negated: boolean,
): Statement {
  const say = recordPhrase(test, name, attribute, negated);
  if (say) return {kind: 'record', say};
  return {
    kind: 'attribute',
    noun: wordsOf(name),
    predicate: predicateOf(test, attribute, scope, negated),
  };
}

/**
 * Returns the statements that read better about the record itself: what it has, whether something is true of it, or
 * when something was done.
 */
function recordPhrase(
  test: Test,
  name: string,
  attribute: ModelAttribute | undefined,
  negated: boolean,
): ((subject: Subject) => string) | undefined {
  const participle = participleOf(name);
  if (test.kind === 'exists') {
    if (participle) {
      const done = participle.replace(/^(?:first|last) /, '');
      return ({plural}) =>
        negated
          ? `${plural ? 'were' : 'was'} never ${done}`
          : `${plural ? 'have' : 'has'} been ${done}`;
    }
    const words = attribute?.type === 'boolean' ? `value for ${wordsOf(name)}` : wordsOf(name);
    if (!attribute?.multivalued && !(attribute?.type === 'text' && isPlural(words)))
      return (subject) => conjugated(`have ${withArticle(words)}`, subject, negated);
    return (subject) => conjugated(`have ${negated ? `a ${words}` : words}`, subject, negated);
  }
  if (test.kind === 'comparison' && attribute?.type === 'boolean')
    return (subject) =>
      conjugated(statementOf(name), subject, negated !== (test.value.value === false));
  if (!participle) return undefined;
  const was = ({plural}: Subject) => (plural ? 'were' : 'was') + (negated ? ' not' : '');
  if (test.kind === 'time') {
    const span = spanOf(test.operator, test.amount, test.unit);
    if (negated && participle.startsWith('last '))
      return ({plural}) =>
        `${plural ? 'have' : 'has'} not been ${participle.replace('last ', '')} ${span}`;
    return (subject) => `${was(subject)} ${participle} ${span}`;
  }
  if (test.kind !== 'comparison') return undefined;
  const when = {
    '=': 'on',
    '!=': 'on',
    '<': 'before',
    '<=': 'by',
    '>': 'after',
    '>=': 'on or after',
  };
  const date = wordOf(test.value, false);
  return (subject) => `${was(subject)} ${participle} ${when[test.operator]} ${date}`;
}
