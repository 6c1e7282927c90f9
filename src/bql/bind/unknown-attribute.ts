import {closest} from '../../base/text/suggest';
import {listed} from '../../base/text/words';
import {renamedOf} from '../../product/udm/renamed';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {Name} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {aliasFor} from '../syntax/foreign/model-names';
import {addsWords, alikeAtFirst} from './leading-words';
import type {Names, ScopeSource} from './names';
import {namesCalled} from './other-names';
import {lacking, modelAsAttribute, modelBehindOthers} from './related-models';
import {printWay, waysBetween} from './ways';

/** How a path is used, which not every attribute suits. */
export interface PathUse {
  suits?: (attribute: ModelAttribute) => boolean;
  /** What follows the path, if it can follow any attribute that suits. */
  test?: string;
  /** Whether records without a value are wanted. */
  isAbsent?: boolean;
}

/**
 * Returns the models that have an attribute. A reference can lead to records of a more specific model (a target that's
 * a host), so after a reference, descendants' attributes count. Records without the attribute are dropped.
 */
export function modelsHaving(
  name: string,
  models: string[],
  udm: Udm,
  isReferenced: boolean,
): string[] {
  const has = (model: string) => udm.attributeOf(model, name) !== undefined;
  const own = models.filter(has);
  if (own.length > 0 || !isReferenced) return own;
  return models
    .flatMap((model) => udm.descendantsOf(model).map(({typeName}) => typeName))
    .filter(has);
}

/** Returns a fault for an attribute that no model has, with what was probably meant. */
export function unknownAttribute(
  name: Name,
  models: ScopeSource['models'],
  {udm, records}: Pick<Names, 'udm' | 'records'>,
  next?: Name,
  use?: PathUse,
): Fault {
  const {text} = name;
  const [model = ''] = models;
  const [renamed] = models.flatMap((each) => renamedOf(udm, each, text) ?? []);
  if (renamed) {
    const now = renamed.to.split('.')[1];
    return faultAt(name, `"${text}" was renamed "${now}" in ${renamed.since}.`, now);
  }
  const special = udm
    .descendantsOf(model)
    .filter((child) => child.attributes.some((attribute) => attribute.name === text))
    .map(({typeName}) => typeName);
  if (special.length > 0 && models.length === 1)
    return faultAt(
      name,
      `${model} has no attribute "${text}", but ${listed(special)} ${special.length > 1 ? 'do. Find one of those models instead.' : 'does. Find that model instead.'}`,
    );
  const suits = next ? undefined : use?.suits;
  const suggested = suggestedFor(text, models, udm, suits);
  const asModel = suggested ? undefined : modelAsAttribute(name, next, models, udm, use?.isAbsent);
  if (asModel) return asModel;
  const path = suggested ? undefined : pathTo(text, models, udm, suits);
  const behind = suggested ? undefined : modelBehindOthers(name, next, models, {udm, records});
  if (behind && !(path && (records?.have(models, path) ?? true))) return behind;
  if (path) return faultAt(name, `${lacking(text, models)} Did you mean "${path}"?`, path);
  // Every record has a name, so a related one's isn't meant.
  const [related] =
    suggested?.isSpelling || text === 'name'
      ? []
      : models
          .flatMap((each) => relatedWith(text, each, udm, suits))
          .filter(({path}) => !suggested || path === text);
  const attributes = models.flatMap((each) => udm.attributesOf(each));
  const alike = suggested || related || next ? [] : alikeAtFirst(text, attributes);
  const advice = [
    ...(suggested ? [`Did you mean "${suggested.path}"?`] : []),
    ...(related
      ? [
          `Related records have ${related.path === text ? 'it' : `"${related.path}"`}: continue with THAT ${related.verb} ${related.model}${suits && use?.test ? testOn(related, use.test) : ''}.`,
        ]
      : []),
    ...(alike.length > 0 ? [`Did you mean ${listed(alike.map(quoted), 'or')}?`] : []),
  ].join(' ');
  const [only] = alike.length === 1 ? attributes.filter(({name: each}) => each === alike[0]) : [];
  const longer =
    only && addsWords(only.name, text) && (suits?.(only) ?? true) ? only.name : undefined;
  return faultAt(
    name,
    `${lacking(text, models)} ${advice || farAdvice(text, models, {udm, records}) || 'The data model reference lists every attribute.'}`,
    suggested?.path ?? longer,
  );
}

const quoted = (name: string) => `"${name}"`;

/** Verbs for what a record consists of or belongs to. Others, such as REQUESTS, lead to records about something else. */
const belonging = new Set(
  'AFFECTS BELONGS_TO DEPLOYED_ON HAS IS MEMBERS OWNS RELATES_TO RUNNING_ON SUPPORTS USES WITHIN'.split(
    ' ',
  ),
);

/** Names the way to the nearest model that has an attribute, through other models. */
function farAdvice(
  text: string,
  models: string[],
  {udm, records}: Pick<Names, 'udm' | 'records'>,
): string | undefined {
  const having = udm.models.filter(
    ({typeName, parent}) =>
      udm.attributeOf(typeName, text) && !(parent && udm.attributeOf(parent, text)),
  );
  const ways = having.flatMap(({typeName}) =>
    waysBetween(models, [typeName], udm, records)
      .filter((way) => way.every(({verb}) => belonging.has(verb)))
      .slice(0, 1),
  );
  const [shortest] = ways.toSorted((a, b) => a.length - b.length);
  return shortest && `Records further away have it: continue with ${printWay(shortest)}.`;
}

/**
 * Returns the path to an attribute that the records have which a reference leads to: `targets.osFamily`.
 *
 * @returns undefined if several references lead to one, unless one of them is the subject or the kind of a record
 */
function pathTo(
  text: string,
  models: string[],
  udm: Udm,
  suits: PathUse['suits'] = () => true,
): string | undefined {
  const references = models
    .flatMap((model) => udm.attributesOf(model))
    .filter(({target}) =>
      modelsHaving(text, target ? [target] : [], udm, true).some((model) => {
        const attribute = udm.attributeOf(model, text);
        return attribute !== undefined && suits(attribute);
      }),
    );
  const names = [...new Set(references.map(({name}) => name))];
  const best = subjects.find((subject) => names.includes(subject));
  const name = best ?? (names.length === 1 ? names[0] : undefined);
  return name && `${name}.${text}`;
}

/** References to what a record is about, and to what kind it is, the likeliest first. */
const subjects = ['type', 'targets', 'findings'];

/** Writes the test of a related model's attribute: ` AS t WHERE t.assigned IS CURRENT USER`. */
function testOn({model, path}: Related, test: string): string {
  const alias = aliasFor(model);
  return ` AS ${alias} WHERE ${alias}.${path} ${test}`;
}

/** What a name was probably meant to be, and whether it's only misspelled. */
interface Suggested {
  path: string;
  isSpelling: boolean;
}

/** Returns what an unknown attribute was probably meant to be. Separators and case don't count. */
export function suggestedFor(
  text: string,
  models: string[],
  udm: Udm,
  suits: PathUse['suits'] = () => true,
): Suggested | undefined {
  const attributes = models.flatMap((model) => udm.attributesOf(model));
  const names = attributes.map(({name}) => name);
  const plain = text.toLowerCase().replaceAll('_', '');
  const same = names.find((name) => name.toLowerCase() === plain);
  if (same) return {path: same, isSpelling: true};
  const meant = meaningOf(text, models, udm, suits);
  if (meant) return {path: meant, isSpelling: closest(text, [meant]) !== undefined};
  const suitable = attributes.filter(suits).map(({name}) => name);
  const best = closest(text, suitable) ?? shorterName(text, models, suitable);
  return best ? {path: best, isSpelling: true} : undefined;
}

/** Returns the attribute that a longer name means: `image` for `imageName`, `status` for `hostStatus`. */
function shorterName(text: string, models: string[], names: string[]): string | undefined {
  const bare = models.reduce(
    (rest, model) =>
      rest.toLowerCase().startsWith(model.toLowerCase()) ? rest.slice(model.length) : rest,
    text,
  );
  const shorter = [
    bare,
    text.replace(/_?(?:name|names|value|date|flag)$/i, ''),
    text.replace(/^(?:is|has)_?/i, ''),
  ];
  const plain = shorter
    .filter((each) => each !== text)
    .map((each) => each.toLowerCase().replaceAll('_', ''));
  return names.find((name) => plain.includes(name.toLowerCase()));
}

/** Returns the path that a name from another tool probably means: `type.cveIds` for `cve`. */
function meaningOf(
  text: string,
  models: string[],
  udm: Udm,
  suits: PathUse['suits'] = () => true,
): string | undefined {
  return namesCalled(text).find((path) => {
    let reached = models;
    let found: ModelAttribute[] = [];
    for (const [index, name] of path.split('.').entries()) {
      const having = modelsHaving(name, reached, udm, index > 0);
      found = having.flatMap((model) => udm.attributeOf(model, name) ?? []);
      reached = found.flatMap(({target}) => target ?? []);
    }
    return found.some(suits);
  });
}

/** Returns the related models that have an attribute, or what it's called here, the most general ones first. */
function relatedWith(
  text: string,
  model: string,
  udm: Udm,
  suits: PathUse['suits'] = () => true,
): Related[] {
  const all = [
    ...udm.relationshipsTo(model).map(({verb, from}) => ({verb, model: from.typeName})),
    ...udm.relationshipsFrom(model).map(({verb, to}) => ({verb, model: to.typeName})),
  ];
  const having = all
    .filter(({verb}) => belonging.has(verb))
    .flatMap((each) => {
      const own = udm.attributeOf(each.model, text);
      const path = own && suits(own) ? text : meaningOf(text, [each.model], udm, suits);
      return path ? [{...each, path}] : [];
    });
  const same = having.filter(({path}) => path === text);
  return same.length > 0 ? same : having;
}

/** A relationship to a model, and what the model calls an attribute. */
interface Related {
  verb: string;
  model: string;
  path: string;
}
