import {inSentence} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import type {BoundQuery} from '../bind/bind';
import {type Reach, reachFrom} from '../bind/reach';
import {sourcesOf} from '../sources';
import type {Source} from '../syntax/ast';
import type {Completion} from './completion';
import {favoritesFirst} from './favorites-first';

/** The models that most queries begin with. */
const popular = [
  'Vulnerability',
  'Host',
  'Finding',
  'Asset',
  'Ticket',
  'VulnerabilityDefinition',
  'CveRecord',
  'BusinessService',
  'Application',
  'Person',
  'User',
];

/** Returns the models that can follow FIND, or that the last step's verb leads to. */
export function modelOptions(query: BoundQuery, udm: Udm): Completion[] {
  const step = query.steps.at(-1);
  const named = (step?.target ?? query.find).models.map(({text}) => text);
  const reachable = step?.verb ? reachedModels(query, udm) : undefined;
  const families = Object.keys(udm.definition.families);
  const ordered = [
    ...popular.flatMap((name) => udm.find(name) ?? []),
    ...[...families.slice(1), ...families.slice(0, 1)].flatMap((family) =>
      udm.models.filter((model) => model.family === family),
    ),
  ];
  return [...new Set(ordered)]
    .filter(({typeName}) => !named.includes(typeName) && reachable?.has(typeName) !== false)
    .map(({typeName, abstract, summary, plural, family}) => ({
      label: typeName,
      kind: 'model',
      detail: abstract
        ? `every kind of ${inSentence(udm.model(typeName))}`
        : udm.definition.families[family]?.title,
      info: `${plural}: each is ${summary}.`,
    }));
}

/** Returns the concrete models that the last step's verb leads to, and the ancestors that cover them. */
function reachedModels(query: BoundQuery, udm: Udm): Set<string> {
  const step = query.steps.at(-1);
  const concrete = reachesOfStep(query, udm)
    .filter(({verb, direction}) => verb === step?.verb?.text && fits(direction, step.direction))
    .flatMap(({models}) => [...models]);
  return new Set(
    concrete.flatMap((model) => [model, ...udm.ancestorsOf(model).map(({typeName}) => typeName)]),
  );
}

const fits = (direction: Reach['direction'], wanted: Reach['direction'] | undefined) =>
  wanted === undefined || direction === wanted;

/** Returns the source that the last step continues from. */
function originOfStep(query: BoundQuery): Source {
  const origin = query.steps.at(-1)?.origin ?? 0;
  return sourcesOf(query)[origin] ?? query.find;
}

const reachesOfStep = (query: BoundQuery, udm: Udm): Reach[] =>
  reachFrom(
    originOfStep(query).models.map(({text}) => text),
    udm,
  );

/** Returns the verbs that lead on from the previous model, with the models they lead to. */
export function verbOptions(query: BoundQuery, udm: Udm): Completion[] {
  const reaches = reachesOfStep(query, udm);
  const origin = originOfStep(query)
    .models.map(({text}) => text)
    .join('|');
  const verbs = [...new Set(reaches.map(({verb}) => verb))];
  return favoritesFirst(verbs, ['HAS', 'IS', 'SUPPORTS', 'OWNS', 'BELONGS_TO']).map((verb) => ({
    label: verb,
    kind: 'verb',
    detail: reaches
      .filter((reach) => reach.verb === verb)
      .sort((a, b) => b.direction.localeCompare(a.direction))
      .map(({direction, ends}) => {
        const shown = ends.slice(0, 3).join(', ') + (ends.length > 3 ? ', …' : '');
        return `${origin} ${direction === 'out' ? '→' : '←'} ${shown}`;
      })
      .join('; '),
    info: udm.definition.verbs[verb]?.meaning,
  }));
}

/** Returns `>>` and `<<` if the verb leads in both directions. */
export function directionOptions(sign: string, query: BoundQuery, udm: Udm): Completion[] {
  const verb = query.steps.at(-1)?.verb?.text;
  const directions = reachesOfStep(query, udm).filter((reach) => reach.verb === verb);
  if (directions.length < 2) return [];
  const detail =
    sign === '>>'
      ? 'the model before refers to the next'
      : 'the next model refers to the one before';
  return [{label: sign, kind: 'operator', detail}];
}
