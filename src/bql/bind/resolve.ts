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
import {namesCalled} from './other-names';
import {modelAsAttribute} from './related-models';

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

/** How a path is used, which not every attribute suits. */
export interface PathUse {
  suits?: (attribute: ModelAttribute) => boolean;
  /** What follows the path, if it can follow any attribute that suits. */
  test?: string;
  /** Whether records without a value are wanted. */
  isAbsent?: boolean;
}

/**
 * Returns what a path leads to, or what's wrong with it. {@link Scope.targetOf} caches the result.
 *
 * @param use without it, any attribute is proposed for an unknown one
 */
export function resolve(path: Path, scope: Names, use?: PathUse): Target | Fault {
  const beginning = beginningOf(path, scope, use);
  if (isFault(beginning)) return beginning;
  if ('name' in beginning) {
    const {name} = beginning;
    return {type: 'any', ...scope.computed.get(name), kind: 'computed', name};
  }
  const models = scope.sources[beginning.source]?.models ?? [];
  return follow(beginning.names, models, beginning, scope.udm, use);
}

/** Finds the source that a path starts at, by its alias or, without one, by the attribute. */
function beginningOf(path: Path, scope: Names, use?: PathUse): Beginning | {name: string} | Fault {
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
      `${having.map((index) => scope.sources[index]?.models.join('|')).join(' and ')} ${having.length > 2 ? 'all' : 'both'} have "${first.text}". Use an alias to choose one${exampleOf(first, having, scope)}.`,
    );
  const own = rest.length > 0 ? sources.find(({models}) => models.includes(first.text)) : undefined;
  if (own?.alias)
    return faultAt(
      first,
      `${first.text} has the alias ${own.alias} here. Write ${own.alias}.${rest[0]?.text}.`,
      own.alias,
    );
  if (own?.range) return missingAlias(first, own, own.range);
  const [source] = sources;
  const asModel = rest.length > 0 ? modelOfSource(first, rest[0], sources, scope.udm) : undefined;
  if (asModel) return asModel;
  const meant = unnamedFor(first, sources, rest.length === 0, scope.udm);
  if (meant?.range) return missingAlias(first, meant, meant.range);
  if (source && sources.length === 1 && (rest.length === 0 || !source.alias))
    return unknownAttribute(first, source.models, scope.udm, rest[0], use);
  const aliases = sources.flatMap(({alias}) => alias ?? []);
  return rest.length > 0 ? noSuchAlias(first, aliases) : inNoModel(first, sources, scope.udm);
}

/** Catches a related model that's written like an alias: `vulnerabilities.riskRating`. */
function modelOfSource(
  name: Name,
  next: Name | undefined,
  sources: ScopeSource[],
  udm: Udm,
): Fault | undefined {
  const isKnown = sources.some((source) => isLikeAttribute(name, source, udm));
  const faults = sources.flatMap(({models}) => modelAsAttribute(name, next, models, udm) ?? []);
  return isKnown ? undefined : faults[0];
}

/** Shows how to write an attribute that several models have: `: h.name or v.name`. */
function exampleOf({text}: Name, having: number[], {sources}: Names): string {
  const all = having.flatMap((index) => sources[index] ?? []);
  const paths = all.flatMap(({alias}) => (alias ? `${alias}.${text}` : []));
  if (paths.length === all.length) return `: ${listed(paths, 'or')}`;
  const [unnamed] = all.filter(({alias}) => !alias);
  const model = unnamed?.models.join('|') ?? '';
  return `: ${model} AS x, and then x.${text}`;
}

/** Returns a fault for a name that no model of the query has, with the model that has one like it. */
function inNoModel(name: Name, sources: ScopeSource[], udm: Udm): Fault {
  const wrong = `No model in this query has "${name.text}".`;
  const found = sources.flatMap(({models, alias}) => {
    const suggested = suggestedFor(name.text, models, udm);
    return suggested ? [{...suggested, alias}] : [];
  });
  const exact = found.filter(({path}) => path.toLowerCase() === name.text.toLowerCase());
  const [best, ...others] = exact.length > 0 ? exact : found;
  if (!best) return faultAt(name, wrong);
  const path = best.alias ? `${best.alias}.${best.path}` : best.path;
  const isClear = others.length === 0 && (best.alias !== undefined || sources.length === 1);
  return faultAt(name, `${wrong} Did you mean "${path}"?`, isClear ? path : undefined);
}

/**
 * Returns the model without an alias that an unknown one was meant for: the only such model, or the only one whose name
 * begins with it.
 *
 * @param isWhole whether nothing follows the name, so that it could also be an attribute
 */
function unnamedFor(
  name: Name,
  sources: ScopeSource[],
  isWhole: boolean,
  udm: Udm,
): ScopeSource | undefined {
  const unnamed = sources.filter(({alias}) => !alias);
  const alike = unnamed.filter(({models}) => models.some((model) => isShortFor(name.text, model)));
  const [only, ...others] = alike.length > 0 || isWhole ? alike : unnamed;
  if (!only || others.length > 0 || isLikeAttribute(name, only, udm)) return undefined;
  return only;
}

/** Whether an alias abbreviates a model: `v`, `vuln`, and `vd` for `VulnerabilityDefinition`. */
function isShortFor(alias: string, model: string): boolean {
  const short = alias.toLowerCase();
  const initials = model.replace(/[^A-Z]/g, '').toLowerCase();
  return model.toLowerCase().startsWith(short) || initials === short;
}

/** Whether a name is a misspelled attribute. */
function isLikeAttribute({text}: Name, {models}: ScopeSource, udm: Udm): boolean {
  return suggestedFor(text, models, udm) !== undefined;
}

/** Follows the attributes one by one. If there are several models, the ones that lack an attribute are dropped. */
function follow(
  names: Name[],
  from: string[],
  beginning: Beginning,
  udm: Udm,
  use?: PathUse,
): Target | Fault {
  let models = from;
  let attribute: ModelAttribute | undefined;
  let list: ModelAttribute | undefined;
  for (const [index, name] of names.entries()) {
    const isReferenced = index > 0;
    const having = modelsHaving(name.text, models, udm, isReferenced);
    attribute = having[0] === undefined ? undefined : udm.attributeOf(having[0], name.text);
    if (!attribute) return unknownAttribute(name, models, udm, names[index + 1], use);
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

function unknownAttribute(
  name: Name,
  models: ScopeSource['models'],
  udm: Udm,
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
  if (path)
    return faultAt(
      name,
      `${models.join(' and ')} ${models.length > 1 ? 'have' : 'has'} no attribute "${text}". Did you mean "${path}"?`,
      path,
    );
  const [related] = suggested?.isSpelling
    ? []
    : models
        .flatMap((each) => relatedWith(text, each, udm, suits))
        .filter(({path}) => !suggested || path === text);
  const advice = [
    ...(suggested ? [`Did you mean "${suggested.path}"?`] : []),
    ...(related
      ? [
          `Related records have ${related.path === text ? 'it' : `"${related.path}"`}: continue with THAT ${related.verb} ${related.model}${suits && use?.test ? testOn(related, use.test) : ''}.`,
        ]
      : []),
  ].join(' ');
  return faultAt(
    name,
    `${models.join(' and ')} ${models.length > 1 ? 'have' : 'has'} no attribute "${text}". ${advice || 'The data model reference lists every attribute.'}`,
    related ? undefined : suggested?.path,
  );
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
  const alias = model.slice(0, 1).toLowerCase();
  return ` AS ${alias} WHERE ${alias}.${path} ${test}`;
}

/** What a name was probably meant to be, and whether it's only misspelled. */
interface Suggested {
  path: string;
  isSpelling: boolean;
}

/** Returns what an unknown attribute was probably meant to be. Separators and case don't count. */
function suggestedFor(
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
  const having = all.flatMap((each) => {
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
