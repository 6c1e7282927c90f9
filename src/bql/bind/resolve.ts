import {closest} from '../../base/text/suggest';
import {listed} from '../../base/text/words';
import {renamedOf} from '../../product/udm/renamed';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {Name, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {
  absentAlias,
  type Computed,
  isFault,
  missingAlias,
  type Names,
  noSuchAlias,
  type ScopeSource,
} from './names';

/** The start of a path. */
interface Beginning {
  /** The source's index in the scope. */
  source: number;
  /** The attribute names that follow. Empty if the path is only an alias. */
  names: Name[];
}

interface Reached {
  models: string[];
  /** The first list attribute on the path, which means that the path can lead to several values. */
  list?: ModelAttribute;
}

/** What a path leads to. */
export type Target =
  /** An attribute with values. */
  | (Beginning & {kind: 'attribute'; attribute: ModelAttribute} & Reached)
  /** Records: an alias alone, or a reference. */
  | (Beginning & {kind: 'records'; attribute?: ModelAttribute} & Reached)
  /** A value that WITH computed. */
  | (Computed & {kind: 'computed'; name: string});

/** Returns what a path leads to, or what's wrong with it. {@link Scope.targetOf} caches the result. */
export function resolve(path: Path, scope: Names): Target | Fault {
  const beginning = beginningOf(path, scope);
  if (isFault(beginning)) return beginning;
  if ('name' in beginning) {
    const {name} = beginning;
    return {type: 'any', ...scope.computed.get(name), kind: 'computed', name};
  }
  const models = scope.sources[beginning.source]?.models ?? [];
  return follow(beginning.names, models, beginning, scope.udm);
}

/** Finds the source that a path starts at, by its alias or, without one, by the attribute. */
function beginningOf(path: Path, scope: Names): Beginning | {name: string} | Fault {
  const [first, ...rest] = path.names;
  if (!first) return faultAt(path, 'A name is missing.');
  if (rest.length === 0 && scope.computed.has(first.text)) return {name: first.text};
  const named = scope.sources.findIndex((source) => source?.alias === first.text);
  if (named >= 0) return {source: named, names: rest};
  if (scope.absent.has(first.text)) return absentAlias(first);
  const having = scope.sources.flatMap((source, index) =>
    source?.models.some((model) => scope.udm.attributeOf(model, first.text)) ? [index] : [],
  );
  const [only] = having;
  if (only !== undefined && having.length === 1) return {source: only, names: path.names};
  const sources = scope.sources.filter((source) => source !== undefined);
  if (having.length > 1)
    return faultAt(
      first,
      `${having.map((index) => scope.sources[index]?.models.join('|')).join(' and ')} ${having.length > 2 ? 'all' : 'both'} have "${first.text}". Use an alias to choose one.`,
    );
  const [source] = sources;
  const unnamed = sources.filter(({alias}) => !alias);
  const [meant] = unnamed;
  if (
    meant?.range &&
    unnamed.length === 1 &&
    rest.length > 0 &&
    !isLikeAttribute(first, meant, scope.udm)
  )
    return missingAlias(first, meant, meant.range);
  if (source && sources.length === 1 && (rest.length === 0 || !source.alias))
    return unknownAttribute(first, source.models, scope.udm);
  const aliases = sources.flatMap(({alias}) => alias ?? []);
  return rest.length > 0
    ? noSuchAlias(first, aliases)
    : faultAt(first, `No model in this query has "${first.text}".`);
}

/** Whether a name is a misspelled attribute. */
function isLikeAttribute({text}: Name, {models}: ScopeSource, udm: Udm): boolean {
  const names = models.flatMap((model) => udm.attributesOf(model).map(({name}) => name));
  return meaningsOf(text, names).length > 0 || closest(text, names) !== undefined;
}

/** Follows the attributes one by one. If there are several models, the ones that lack an attribute are dropped. */
function follow(names: Name[], from: string[], beginning: Beginning, udm: Udm): Target | Fault {
  let models = from;
  let attribute: ModelAttribute | undefined;
  let list: ModelAttribute | undefined;
  for (const [index, name] of names.entries()) {
    const isReferenced = index > 0;
    const having = modelsHaving(name.text, models, udm, isReferenced);
    attribute = having[0] === undefined ? undefined : udm.attributeOf(having[0], name.text);
    if (!attribute) return unknownAttribute(name, models, udm);
    if (attribute.multivalued) list ??= attribute;
    const next = names[index + 1];
    if (attribute.target) {
      models = having.flatMap((each) => udm.attributeOf(each, name.text)?.target ?? []);
    } else if (next) {
      return faultAt(next, `"${name.text}" is a value, not a record, so nothing can follow it.`);
    } else {
      return {kind: 'attribute', attribute, models: having, list, ...beginning};
    }
  }
  return {kind: 'records', models, attribute, list, ...beginning};
}

/**
 * Returns the models that have an attribute. A reference can lead to records of a more specific model (a target that's
 * a host), so after a reference, descendants' attributes count. Records without the attribute are dropped.
 */
function modelsHaving(name: string, models: string[], udm: Udm, isReferenced: boolean): string[] {
  const has = (model: string) => udm.attributeOf(model, name) !== undefined;
  const own = models.filter(has);
  if (own.length > 0 || !isReferenced) return own;
  return models
    .flatMap((model) => udm.descendantsOf(model).map(({typeName}) => typeName))
    .filter(has);
}

function unknownAttribute(name: Name, models: ScopeSource['models'], udm: Udm): Fault {
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
  const names = models.flatMap((each) => udm.attributesOf(each).map((attribute) => attribute.name));
  const meant = meaningsOf(text, names);
  const best = closest(text, names);
  const suggested = meant.length > 0 ? meant : best ? [best] : [];
  const [related] = best ? [] : models.flatMap((each) => relatedWith(text, each, udm));
  const advice = [
    ...(suggested.length > 0
      ? [
          `Did you mean ${listed(
            suggested.map((each) => `"${each}"`),
            'or',
          )}?`,
        ]
      : []),
    ...(related
      ? [`Related records have it: continue with THAT ${related.verb} ${related.model}.`]
      : []),
  ].join(' ');
  return faultAt(
    name,
    `${models.join(' and ')} ${models.length > 1 ? 'have' : 'has'} no attribute "${text}". ${advice || 'The data model reference lists every attribute.'}`,
    suggested.length === 1 && !related ? suggested[0] : undefined,
  );
}

/** Returns the attributes that a name from another tool probably means. */
const meaningsOf = (text: string, names: string[]): string[] =>
  (meanings[text.toLowerCase()] ?? []).filter((name) => names.includes(name));

/** Returns the related models that define an attribute, the most general ones first. */
function relatedWith(text: string, model: string, udm: Udm): {verb: string; model: string}[] {
  return [
    ...udm.relationshipsTo(model).map(({verb, from}) => ({verb, model: from.typeName})),
    ...udm.relationshipsFrom(model).map(({verb, to}) => ({verb, model: to.typeName})),
  ].filter((related) => udm.attributeOf(related.model, text) !== undefined);
}

/** What names from other tools are called here. */
const meanings: Record<string, string[]> = {
  severity: ['riskRating'],
  priority: ['riskRating'],
  score: ['riskScore'],
  criticality: ['riskRating'],
  hostname: ['hostnames', 'name'],
  ip: ['ipAddresses'],
  owner: ['owners'],
  asset: ['targets'],
  assets: ['targets'],
  host: ['targets'],
  created: ['dateCreated', 'firstSeen'],
  updated: ['lastUpdated', 'lastSeen'],
  age: ['ageInDays'],
  due: ['dueDate'],
  exposed: ['internetFacing'],
  title: ['name', 'displayName'],
};
