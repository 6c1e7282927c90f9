import type {Udm} from '../../product/udm/udm';
import {originOf, scopeAt} from '../check/scopes';
import {modelNamesOf, sourcesOf} from '../sources';
import type {Query, Source, Step} from '../syntax/ast';
import {whereClauses} from './condition';
import {relative, type Subject, sentence, withArticle} from './grammar';
import {nameOfSource, pluralOf, singularOf, sourcePhrase, subjectOf} from './names';
import {type Reading, readAfterMust, readAloud, readingOf} from './relationship';

/** What FIND, WHERE and THAT find, in sentences: "Finds hosts that have a vulnerability (v). The hosts must also …" */
export function explainPath(query: Query, udm: Udm): string[] {
  const models = modelNamesOf(query.find);
  const all = query.where || query.steps.length > 0 ? '' : 'all ';
  const sentences = [`Finds ${all}${pluralOf(models, udm)}${whereOf(query, 0, udm)}`];
  const left = new Set<number>();
  let end = 0;
  query.steps.forEach((step, index) => {
    const origin = originOf(query, index);
    const isContinued =
      origin === end && origin === index && !step.optional && !query.steps[origin - 1]?.optional;
    const text = step.optional
      ? `Also ${optionalWords(query, index, udm, whereOf(query, index + 1, udm))}`
      : stepWords(query, index, udm, {isContinued, isFirst: !left.has(origin)});
    if (isContinued) sentences.push(`${sentences.pop()}${text}`);
    else sentences.push(text);
    left.add(origin);
    if (!step.negated) end = index + 1;
  });
  return sentences;
}

/** The condition that stands behind a part, after a space. */
function whereOf(query: Query, part: number, udm: Udm): string {
  const step = query.steps[part - 1];
  const where = step ? step.where : query.where;
  if (!where) return '';
  const models = modelNamesOf(step?.target ?? query.find);
  const subject = subjectOf(models, udm, part === 0);
  const clauses = whereClauses(where, scopeAt(query, part, udm), part, subject);
  return clauses.startsWith('where ') ? `, ${clauses}` : ` ${clauses}`;
}

/** A step as a relative clause or, where it does not go on from the part before, as a sentence. */
function stepWords(
  query: Query,
  index: number,
  udm: Udm,
  {isContinued, isFirst}: {isContinued: boolean; isFirst: boolean},
): string {
  const step = query.steps[index];
  if (!step) return '';
  const {reading, origin, object} = read(query, step, index, udm);
  const where = whereOf(query, index + 1, udm);
  if (isContinued) {
    const subject = subjectOf(modelNamesOf(sourceAt(query, origin)), udm, origin === 0);
    const does = readAloud(reading, object, subject, step.negated);
    return `${joint(query, origin, reading, subject)} ${does}${where}`;
  }
  const name =
    origin === 0
      ? pluralOf(modelNamesOf(query.find), udm)
      : nameOfSource(origin, scopeAt(query, index, udm));
  const spokenOf = reading.part ? `${reading.part} of the ${name}` : name;
  const does = readAfterMust(reading, object, step.negated);
  return `The ${spokenOf} must${isFirst ? '' : ' also'} ${does}${where}`;
}

/** What joins a relative clause to the part before: "that", ", and that", ", which". */
function joint(query: Query, origin: number, {part}: Reading, subject: Subject): string {
  const pronoun = part ? `whose ${part}` : relative(subject);
  const where = origin === 0 ? query.where : query.steps[origin - 1]?.where;
  if (!where) return ` ${pronoun}`;
  if (origin === 0)
    return `${where.kind === 'and' || where.kind === 'or' ? ',' : ''} and ${pronoun}`;
  return pronoun === 'that' ? ', which' : `, ${pronoun}`;
}

const sourceAt = (query: Query, index: number) => sourcesOf(query)[index] ?? query.find;

/** How a step reads, where it starts, and what it leads to. */
function read(
  query: Query,
  step: Step,
  index: number,
  udm: Udm,
): {reading: Reading; origin: number; object: string} {
  const origin = originOf(query, index);
  const ends: [string[], string[]] = [
    modelNamesOf(sourceAt(query, origin)),
    modelNamesOf(step.target),
  ];
  const reading = readingOf(step.verb?.text, step.direction, ends, udm);
  const article = reading.verb === 'have' ? 'none' : 'any';
  const object = sourcePhrase(step.target, udm, step.negated ? article : 'a');
  return {reading, origin, object};
}

function optionalWords(query: Query, index: number, udm: Udm, where = ''): string {
  const step = query.steps[index];
  if (!step) return '';
  const origin = sourceAt(query, originOf(query, index));
  const [from, to] = [modelNamesOf(origin), modelNamesOf(step.target)];
  const direction = step.direction && (step.direction === 'out' ? 'in' : 'out');
  const reading = readingOf(step.verb?.text, direction, [to, from], udm);
  const subject = subjectOf(to, udm, false);
  const each = `each ${singularOf(from, udm)}`;
  const does = readAloud(reading, each, subject, false);
  const pronoun = reading.part ? `whose ${reading.part}` : relative(subject);
  const stays = `${singularOf(from, udm)} without one stays`;
  const condition = where.startsWith(' ') ? ` and${where}` : where;
  return `looks for ${sourcePhrase(step.target, udm)} ${pronoun} ${does}${condition}; ${withArticle(stays)}`;
}

/** What each clause of the path does, with its range. */
export function pathSteps(query: Query, udm: Udm): {start: number; end: number; text: string}[] {
  const {find, where, steps} = query;
  const found = pluralOf(modelNamesOf(find), udm);
  const called = ({alias}: Source) => (alias ? ` (${alias.text})` : '');
  return [
    {start: query.start, end: find.end, text: `Starts from all ${found}${called(find)}.`},
    ...(where ? [{...rangeOf(where), text: `Keeps those${whereOf(query, 0, udm)}.`}] : []),
    ...steps.flatMap((step, index) => {
      const {reading, origin, object} = read(query, step, index, udm);
      const subject = subjectOf(modelNamesOf(sourceAt(query, origin)), udm, true);
      const kept = origin === 0 ? found : pluralOf(modelNamesOf(sourceAt(query, origin)), udm);
      const does = readAloud(reading, object, subject, step.negated);
      const pronoun = reading.part ? `whose ${reading.part}` : relative(subject);
      const text = step.optional
        ? optionalWords(query, index, udm)
        : `keeps ${kept} ${pronoun} ${does}`;
      const condition = step.where;
      return [
        {start: step.start, end: step.target.end, text: sentence(text)},
        ...(condition ? [{...rangeOf(condition), text: `${whereStep(query, index, udm)}.`}] : []),
      ];
    }),
  ];
}

function whereStep(query: Query, index: number, udm: Udm): string {
  const step = query.steps[index];
  if (!step?.where) return '';
  const models = modelNamesOf(step.target);
  const scope = scopeAt(query, index + 1, udm);
  const clauses = whereClauses(step.where, scope, index + 1, subjectOf(models, udm, true));
  const names = pluralOf(models, udm);
  const told = `${names}${clauses.startsWith('where ') ? ',' : ''} ${clauses}`;
  return step.negated ? `Only ${told} stand in the way` : `Takes only ${told}`;
}

const rangeOf = ({start, end}: {start: number; end: number}) => ({start, end});
