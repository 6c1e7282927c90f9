import type {Udm} from '../../product/udm/udm';
import {concreteNames} from '../bind/connections';
import {baseForm, conjugated, type Subject} from './grammar';

/** How a verb reads from the records that a step starts from: "the remediation of", "be owned by", object, "…". */
export interface Reading {
  /** The aspect of the record, if it isn't the record itself: "remediation". */
  part?: string;
  /** The verb in its base form. */
  verb: string;
  /** The words that follow the object: "among its members". */
  rest: string;
}

const anything: Reading = {verb: 'be related, directly or through one other record, to', rest: ''};

/** Returns how a verb reads between two sets of models. Without a verb, it means any relationship. */
export function readingOf(
  verb: string | undefined,
  direction: 'out' | 'in' | undefined,
  [from, to]: [from: string[], to: string[]],
  udm: Udm,
): Reading {
  if (verb === undefined) return anything;
  const out = direction === 'in' ? undefined : reversedOf(verb, from, to, udm);
  const into = direction === 'out' ? undefined : reversedOf(verb, to, from, udm);
  const {forward, backward} = udm.definition.verbs[verb] ?? {
    forward: '{from} is related to {to}',
    backward: '{to} is related to {from}',
  };
  // For a reversed reference, the target is the verb's subject.
  const isForward = out === undefined ? (into ?? false) : !out;
  return isForward ? parsed(forward, '{from}', '{to}') : parsed(backward, '{to}', '{from}');
}

/** Whether the reference behind the relationship is reversed, or `undefined` if there isn't one. */
function reversedOf(verb: string, from: string[], to: string[], udm: Udm): boolean | undefined {
  const targets = concreteNames(to, udm);
  for (const model of concreteNames(from, udm)) {
    const found = udm
      .relationshipsFrom(model)
      .find(
        (each) =>
          each.verb === verb &&
          [...concreteNames([each.to.typeName], udm)].some((name) => targets.has(name)),
      );
    if (found) return found.attribute.reversed;
  }
  return undefined;
}

/** Splits "the remediation of {from} is owned by {to}" into its parts. */
function parsed(template: string, subject: string, object: string): Reading {
  const [before = '', after = ''] = template.split(subject);
  const [predicate = '', rest = ''] = after.trim().split(object);
  const [verb = '', ...words] = predicate.trim().split(' ');
  const tail = rest.trim() && ` ${rest.trim()}`;
  const part = /^the (.*) of $/.exec(before)?.[1];
  return {part, verb: [isPast(verb) ? verb : baseForm(verb), ...words].join(' '), rest: tail};
}

const isPast = (verb: string) => /ed$/.test(verb);

/** Returns "are owned by any person (p)", "count a person among their members". */
export function readAloud(
  {part, verb, rest}: Reading,
  object: string,
  {plural}: Subject,
  negated: boolean,
): string {
  const isPlural = plural && !part;
  const tail = isPlural ? rest.replace(' its ', ' their ') : rest;
  if (negated && verb === 'have') return `${isPlural ? 'have' : 'has'} no ${object}`;
  const [first = ''] = verb.split(' ');
  if (isPast(first)) return `${negated ? `never ${verb}` : verb}${tail} ${object}`;
  const said = conjugated(verb, {plural: isPlural}, negated);
  const isMany = isPlural && !negated;
  return `${isMany ? said.replace(/^are an? (\w+) of$/, 'are $1s of') : said}${tail} ${object}`;
}

/** Returns the same after "must": "be owned by a person". */
export function readAfterMust({verb, rest}: Reading, object: string, negated: boolean): string {
  if (negated && verb === 'have') return `have no ${object}`;
  const [first = ''] = verb.split(' ');
  const base = isPast(first) ? `have ${verb}` : verb;
  return `${negated ? 'not ' : ''}${base}${rest} ${object}`;
}
