import {listed} from '../../base/text/words';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import type {Name, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {lostAlias} from './lost-alias';
import {
  absentAlias,
  type Computed,
  isFault,
  missingAlias,
  type Names,
  noSuchAlias,
  type ScopeSource,
} from './names';
import {lacking, modelAsAttribute} from './related-models';
import {modelsHaving, type PathUse, suggestedFor, unknownAttribute} from './unknown-attribute';

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
  return (
    countOfRecords(path, beginning, models, scope) ??
    follow(beginning.names, models, beginning, scope, use)
  );
}

/** Catches a number of records that's written like an attribute: `v.count`. */
function countOfRecords(
  path: Path,
  {names, source}: Beginning,
  models: string[],
  {sources, udm}: Names,
): Fault | undefined {
  const [name, ...others] = names;
  const alias = sources[source]?.alias;
  const isCount = name && others.length === 0 && /^(?:count|total)$/i.test(name.text);
  if (!isCount || !alias || modelsHaving(name.text, models, udm, false).length > 0)
    return undefined;
  const fix = `count(${alias})`;
  return faultAt(path, `${lacking(name.text, models)} To count records, write ${fix}.`, fix);
}

/** Finds the source that a path starts at, by its alias or, without one, by the attribute. */
function beginningOf(path: Path, scope: Names, use?: PathUse): Beginning | {name: string} | Fault {
  const [first, ...rest] = path.names;
  if (!first) return faultAt(path, 'A name is missing.');
  if (rest.length === 0 && scope.computed.has(first.text)) return {name: first.text};
  const named = scope.sources.findIndex((source) => source?.alias === first.text);
  if (named >= 0) return {source: named, names: rest};
  if (scope.passing?.lost.has(first.text)) return lostAlias(path, scope.passing);
  const having = scope.sources.flatMap((source, index) =>
    source?.models.some((model) => scope.udm.attributeOf(model, first.text)) ? [index] : [],
  );
  const [only] = having;
  if (only !== undefined && having.length === 1) return {source: only, names: path.names};
  if (scope.absent.has(first.text)) return absentAlias(first);
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
    return unknownAttribute(first, source.models, scope, rest[0], use);
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
  {udm, records}: Names,
  use?: PathUse,
): Target | Fault {
  let models = from;
  let attribute: ModelAttribute | undefined;
  let list: ModelAttribute | undefined;
  for (const [index, name] of names.entries()) {
    const isReferenced = index > 0;
    const having = modelsHaving(name.text, models, udm, isReferenced);
    attribute = having[0] === undefined ? undefined : udm.attributeOf(having[0], name.text);
    if (!attribute) return unknownAttribute(name, models, {udm, records}, names[index + 1], use);
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
