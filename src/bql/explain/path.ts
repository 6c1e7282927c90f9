import {capitalized} from '../../base/text/words';
import type {BoundQuery, BoundStep} from '../bind/bind';
import {modelNamesOf, sourcesOf} from '../sources';
import type {Source} from '../syntax/ast';
import {whereClauses} from './condition';
import {relative, type Subject, sentence, withArticle} from './grammar';
import {nameOfSource, pluralOf, singularOf, sourcePhrase, subjectOf} from './names';
import {type Reading, readAfterMust, readAloud, readingOf} from './relationship';

/** Explains FIND, WHERE, and THAT in sentences: "Finds hosts that have a vulnerability (v). The hosts must also …" */
export function explainPath(query: BoundQuery): string[] {
  const {udm} = query;
  const models = modelNamesOf(query.find);
  const all = query.where || query.steps.length > 0 ? '' : 'all ';
  const sentences = [`Finds ${all}${pluralOf(models, udm)}${whereOf(query, 0)}`];
  const left = new Set<number>();
  let end = 0;
  query.steps.forEach((step, index) => {
    const {origin} = step;
    const isContinued =
      origin === end && origin === index && !step.optional && !query.steps[origin - 1]?.optional;
    const text = step.optional
      ? `Also ${optionalWords(query, step, whereOf(query, index + 1))}`
      : stepWords(query, index, {isContinued, isFirst: !left.has(origin)});
    if (isContinued) sentences.push(`${sentences.pop()}${text}`);
    else sentences.push(text);
    left.add(origin);
    if (!step.negated) end = index + 1;
  });
  return sentences;
}

/** Returns the condition after a part, with a leading space. */
function whereOf(query: BoundQuery, part: number): string {
  const step = query.steps[part - 1];
  const {where, scope} = step ?? query;
  if (!where) return '';
  const models = modelNamesOf(step?.target ?? query.find);
  const subject = subjectOf(models, query.udm, part === 0);
  const clauses = whereClauses(where, scope, part, subject);
  return clauses.startsWith('where ') ? `, ${clauses}` : ` ${clauses}`;
}

/** Returns a step as a relative clause or, if it doesn't continue from the previous part, as a sentence. */
function stepWords(
  query: BoundQuery,
  index: number,
  {isContinued, isFirst}: {isContinued: boolean; isFirst: boolean},
): string {
  const step = query.steps[index];
  if (!step) return '';
  const {udm} = query;
  const {origin} = step;
  const {reading, object} = read(query, step);
  const where = whereOf(query, index + 1);
  if (isContinued) {
    const subject = subjectOf(modelNamesOf(sourceAt(query, origin)), udm, origin === 0);
    const does = readAloud(reading, object, subject, step.negated);
    return `${joint(query, origin, reading, subject)} ${does}${where}`;
  }
  const name =
    origin === 0
      ? pluralOf(modelNamesOf(query.find), udm)
      : nameOfSource(origin, query.steps[index - 1]?.scope ?? query.scope);
  const spokenOf = reading.part ? `${reading.part} of the ${name}` : name;
  const does = readAfterMust(reading, object, step.negated);
  return `The ${spokenOf} must${isFirst ? '' : ' also'} ${does}${where}`;
}

/** Returns the words that connect a relative clause to the previous part: "that", ", and that", ", which". */
function joint(query: BoundQuery, origin: number, {part}: Reading, subject: Subject): string {
  const pronoun = part ? `whose ${part}` : relative(subject);
  const where = origin === 0 ? query.where : query.steps[origin - 1]?.where;
  if (!where) return ` ${pronoun}`;
  if (origin === 0)
    return `${where.kind === 'and' || where.kind === 'or' ? ',' : ''} and ${pronoun}`;
  return pronoun === 'that' ? ', which' : `, ${pronoun}`;
}

const sourceAt = (query: BoundQuery, index: number) => sourcesOf(query)[index] ?? query.find;

/** Returns how a step reads, and what it leads to. */
function read(query: BoundQuery, step: BoundStep): {reading: Reading; object: string} {
  const {udm} = query;
  const ends: [string[], string[]] = [
    modelNamesOf(sourceAt(query, step.origin)),
    modelNamesOf(step.target),
  ];
  const reading = readingOf(step.verb?.text, step.direction, ends, udm);
  const article = reading.verb === 'have' ? 'none' : 'any';
  const object = sourcePhrase(step.target, udm, step.negated ? article : 'a');
  return {reading, object};
}

function optionalWords(query: BoundQuery, step: BoundStep, where = ''): string {
  const {udm} = query;
  const [from, to] = [modelNamesOf(sourceAt(query, step.origin)), modelNamesOf(step.target)];
  const direction = step.direction && (step.direction === 'out' ? 'in' : 'out');
  const reading = readingOf(step.verb?.text, direction, [to, from], udm);
  const subject = subjectOf(to, udm, false);
  const each = `each ${singularOf(from, udm)}`;
  const does = readAloud(reading, each, subject, false);
  const pronoun = reading.part ? `whose ${reading.part}` : relative(subject);
  const stays = `${singularOf(from, udm)} without one is kept`;
  const condition = where.startsWith(' ') ? ` and${where}` : where;
  return `looks for ${sourcePhrase(step.target, udm)} ${pronoun} ${does}${condition}; ${withArticle(stays)}`;
}

/** Explains each clause of the path, with its range. */
export function pathSteps(query: BoundQuery): {start: number; end: number; text: string}[] {
  const {udm, find, where, steps} = query;
  const found = pluralOf(modelNamesOf(find), udm);
  const called = ({alias}: Source) => (alias ? ` (${alias.text})` : '');
  return [
    {start: query.start, end: find.end, text: `Starts with all ${found}${called(find)}.`},
    ...(where ? [{...rangeOf(where), text: `Keeps those${whereOf(query, 0)}.`}] : []),
    ...steps.flatMap((step, index) => {
      const {origin} = step;
      const {reading, object} = read(query, step);
      const subject = subjectOf(modelNamesOf(sourceAt(query, origin)), udm, true);
      const kept = origin === 0 ? found : pluralOf(modelNamesOf(sourceAt(query, origin)), udm);
      const does = readAloud(reading, object, subject, step.negated);
      const pronoun = reading.part ? `whose ${reading.part}` : relative(subject);
      const text = step.optional ? optionalWords(query, step) : `keeps ${kept} ${pronoun} ${does}`;
      const condition = step.where;
      return [
        {start: step.start, end: step.target.end, text: sentence(text)},
        ...(condition ? [{...rangeOf(condition), text: `${whereStep(step, index + 1)}.`}] : []),
      ];
    }),
  ];
}

function whereStep({where, target, negated, optional, scope}: BoundStep, part: number): string {
  if (!where) return '';
  const {udm} = scope;
  const models = modelNamesOf(target);
  const clauses = whereClauses(where, scope, part, subjectOf(models, udm, true));
  const isAboutOthers = clauses.startsWith('where ');
  if (isAboutOthers && !negated && !optional) return `Keeps only matches ${clauses}`;
  const names = pluralOf(models, udm);
  if (isAboutOthers) return `${capitalized(names)} count only ${clauses}`;
  const told = `${names} ${clauses}`;
  return negated ? `Only ${told} count` : `Considers only ${told}`;
}

const rangeOf = ({start, end}: {start: number; end: number}) => ({start, end});
