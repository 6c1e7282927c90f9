import type {ModelAttribute, Udm} from '../product/udm/udm';
import {bindQuery, conditionsOf} from './bind/bind';
import {concreteNames, modelsOf} from './bind/connections';
import {isFault} from './bind/names';
import {type Scope, scopeOf} from './bind/scope';
import {pathsOfTest, testsOf} from './conditions';
import {pathsIn} from './expressions';
import {sourcesOf} from './sources';
import type {Condition, Path, Step} from './syntax/ast';
import {parseCondition, parseQuery} from './syntax/parse';

/** An attribute that a query reads. */
export interface AskedAttribute {
  attribute: ModelAttribute;
  /** Type names of the concrete models whose records can have it. */
  models: string[];
}

/**
 * The attributes that a query tests, returns, or follows: each name of a path such as `v.targets.tags`, and the
 * references behind each verb.
 *
 * @returns groups of attributes of which at least one must have values: a verb leaves a choice of references. None for text
 *   that isn't a query
 */
export function attributesAskedBy(text: string, udm: Udm): AskedAttribute[][] {
  const {value} = parseQuery(text);
  if (!value) return [];
  const query = bindQuery(value, udm);
  const parts = sourcesOf(query).map((source) => modelsOf(source, udm));
  const shown = [
    ...query.with,
    ...(query.return ? [{...query.return, scope: query.result, after: query.result}] : []),
  ];
  return [
    ...conditionsOf(query).flatMap(({condition, scope}) => testedBy(condition, scope)),
    ...query.steps.map((step, index) =>
      referencesOf(step, parts[step.origin] ?? new Set(), parts[index + 1] ?? new Set(), udm),
    ),
    ...shown.flatMap(({items, where, scope, after}) => [
      ...items
        .flatMap(({expression}) => pathsIn(expression))
        .flatMap((path) => namesOf(path, scope)),
      ...(where ? testedBy(where, after) : []),
    ]),
  ];
}

/** The attributes that a condition on one model's records tests. */
export function attributesTestedBy(text: string, model: string, udm: Udm): AskedAttribute[][] {
  const {value} = parseCondition(text);
  return value ? testedBy(value, scopeOf(udm, model)) : [];
}

const testedBy = (condition: Condition, scope: Scope): AskedAttribute[][] =>
  testsOf(condition)
    .flatMap(pathsOfTest)
    .flatMap((path) => namesOf(path, scope));

/** The attributes that a path follows, one by one. */
function namesOf(path: Path, scope: Scope): AskedAttribute[][] {
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind === 'computed') return [];
  const {udm, sources} = scope;
  let models = sources[target.source]?.models ?? [];
  return target.names.flatMap(({text}) => {
    const having = [...concreteNames(models, udm)].filter((each) => udm.attributeOf(each, text));
    const [attribute] = having.flatMap((each) => udm.attributeOf(each, text) ?? []);
    models = having.flatMap((each) => udm.attributeOf(each, text)?.target ?? []);
    return attribute ? [[{attribute, models: having}]] : [];
  });
}

/** The references that a step can follow, in either direction. */
function referencesOf(
  {verb, direction}: Step,
  from: ReadonlySet<string>,
  to: ReadonlySet<string>,
  udm: Udm,
): AskedAttribute[] {
  const found = new Map<string, AskedAttribute>();
  const add = (sources: ReadonlySet<string>, targets: ReadonlySet<string>) => {
    for (const model of sources)
      for (const attribute of udm.attributesOf(model)) {
        if (!attribute.target || (verb && attribute.verb !== verb.text)) continue;
        if (![...concreteNames([attribute.target], udm)].some((each) => targets.has(each)))
          continue;
        const known = found.get(attribute.name);
        if (known) known.models.push(model);
        else found.set(attribute.name, {attribute, models: [model]});
      }
  };
  if (direction !== 'in') add(from, to);
  if (direction !== 'out') add(to, from);
  return [...found.values()];
}
