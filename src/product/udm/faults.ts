import {suggest} from '../../base/text/suggest';
import type {Attribute, Model, UdmDefinition} from './definition';
import type {ModelFile} from './model-file';
import {rootFieldOf} from './names';

interface Expanded {
  file: ModelFile;
  model: Model;
}

type Known = Omit<UdmDefinition, 'models'> & {traits: string[]};

/**
 * Finds faults across files: unknown names, names used twice, and cycles.
 *
 * @returns faults such as `file:line what is wrong: what to do`; empty if there are none
 */
export function faultsOf(models: Expanded[], known: Known): string[] {
  const byType = new Map(models.map(({model}) => [model.typeName, model]));
  return [
    ...models.flatMap((expanded) => [
      ...faultsOfNames(expanded, models),
      ...faultsOfParent(expanded, byType),
      ...faultsOfUse(expanded, known),
      ...faultsOfNarrowing(expanded, byType),
      ...expanded.model.attributes.flatMap((attribute) =>
        faultsOfAttribute(expanded, attribute, byType, known),
      ),
    ]),
    ...faultsOfRenamed(byType, known),
    ...faultsOfUnused(models, known),
  ];
}

/** Finds what no model uses. Nothing would show that it's out of date. */
function faultsOfUnused(models: Expanded[], {families, verbs, traits}: Known): string[] {
  const attributes = models.flatMap(({model}) => model.attributes);
  const unused = (file: string, kind: string, names: string[], used: unknown[]) =>
    names
      .filter((name) => !used.includes(name))
      .map((name) => `src/product/udm/${file}  no model uses the ${kind} "${name}": delete it`);
  return [
    ...unused(
      'families.yaml',
      'family',
      Object.keys(families),
      models.map(({model}) => model.family),
    ),
    ...unused(
      'verbs.yaml',
      'verb',
      Object.keys(verbs),
      attributes.map(({verb}) => verb),
    ),
    ...unused(
      'traits',
      'trait',
      traits,
      models.flatMap(({file}) => file.value.traits),
    ),
  ];
}

function faultsOfNames({file, model}: Expanded, models: Expanded[]): string[] {
  const slug = model.name.toLowerCase().replaceAll(' ', '-');
  const twin = models.find(
    ({model: other}) => other !== model && other.typeName === model.typeName,
  );
  const alike = models.find(
    ({model: other}) => other.slug < model.slug && rootFieldOf(other) === rootFieldOf(model),
  );
  return [
    ...(slug === model.slug
      ? []
      : [`${file.at(['name'])}  the file of "${model.name}" must be called ${slug}.yaml`]),
    ...(twin && twin.model.slug < model.slug
      ? [
          `${file.at(['typeName'])}  the type name "${model.typeName}" is already used by ${twin.model.slug}.yaml: choose another`,
        ]
      : []),
    ...(alike
      ? [
          `${file.at(['plural'])}  the plural "${model.plural}" is already used by ${alike.model.slug}.yaml: choose another, because the API has a field for each`,
        ]
      : []),
  ];
}

function faultsOfRoot(file: ModelFile, models: Model[]): string[] {
  const roots = models.filter(({parent}) => !parent).map(({typeName}) => typeName);
  return roots.length > 1
    ? [`${file.at([])}  ${roots.join(' and ')} have no parent: give all but one of them a parent`]
    : [];
}

function faultsOfParent({file, model}: Expanded, byType: Map<string, Model>): string[] {
  if (!model.parent) return faultsOfRoot(file, [...byType.values()]);
  const at = () => file.at(['parent']);
  const parent = byType.get(model.parent);
  if (!parent)
    return [
      `${at()}  no model is called "${model.parent}": ${suggest(model.parent, [...byType.keys()])}`,
    ];
  const line = lineage(model, byType);
  const last = line.at(-1) ?? model;
  if (byType.has(last.parent ?? ''))
    return [
      `${at()}  the parents go round in a circle (${[model, ...line].map(({typeName}) => typeName).join(' > ')} > ${last.parent}): give one of them another parent`,
    ];
  const inherited = new Map(
    line.flatMap((ancestor) => ancestor.attributes.map(({name}) => [name, ancestor] as const)),
  );
  return model.attributes.flatMap(({name}) => {
    const definedBy = inherited.get(name);
    return definedBy
      ? [
          `${file.at(['attributes', name])}  "${name}" is already defined by ${definedBy.typeName}: remove it here, or use "narrows" to lead to a more special model`,
        ]
      : [];
  });
}

/** Returns a model's ancestors, nearest first. If the parents form a cycle, stops before the first repeated one. */
function lineage(model: Model, byType: Map<string, Model>): Model[] {
  const seen = [model];
  for (let next = parentOf(model); next && !seen.includes(next); next = parentOf(next))
    seen.push(next);
  return seen.slice(1);

  function parentOf({parent}: Model): Model | undefined {
    return parent ? byType.get(parent) : undefined;
  }
}

function faultsOfUse({file, model}: Expanded, known: Known): string[] {
  const families = Object.keys(known.families);
  const names = model.attributes.map(({name}) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return [
    ...(families.includes(model.family)
      ? []
      : [
          `${file.at(['family'])}  no family "${model.family}": ${suggest(model.family, families)}`,
        ]),
    ...file.value.traits
      .filter((trait) => !known.traits.includes(trait))
      .map(
        (trait) => `${file.at(['traits'])}  no trait "${trait}": ${suggest(trait, known.traits)}`,
      ),
    ...(twice
      ? [
          `${file.at(['attributes', twice])}  "${twice}" comes twice, here and from a trait: keep one`,
        ]
      : []),
  ];
}

function faultsOfNarrowing({file, model}: Expanded, byType: Map<string, Model>): string[] {
  return Object.entries(model.narrows).flatMap(([name, target]) => {
    const at = () => file.at(['narrows', name]);
    const ancestors = lineage(model, byType);
    const inherited = ancestors.flatMap(({attributes}) => attributes);
    const attribute = inherited.find((each) => each.name === name);
    if (!attribute?.target)
      return [
        `${at()}  ${model.typeName} inherits no reference "${name}": ${suggest(
          name,
          inherited.filter((each) => each.target).map((each) => each.name),
        )}`,
      ];
    const to = byType.get(target);
    if (!to)
      return [`${at()}  no model is called "${target}": ${suggest(target, [...byType.keys()])}`];
    const isSpecial = lineage(to, byType).some(({typeName}) => typeName === attribute.target);
    return isSpecial
      ? []
      : [`${at()}  "${target}" isn't a kind of ${attribute.target}, which "${name}" leads to`];
  });
}

function faultsOfAttribute(
  {file}: Expanded,
  {name, type, target, verb, values, example}: Attribute,
  byType: Map<string, Model>,
  known: Known,
): string[] {
  const at = (key: string) => file.at(['attributes', name, key]);
  const unknown = (kind: string, value: string | undefined, key: string, names: string[]) =>
    value === undefined || names.includes(value)
      ? []
      : [`${at(key)}  "${name}": no ${kind} "${value}": ${suggest(value, names)}`];
  return [
    ...unknown('model', target, 'target', [...byType.keys()]),
    ...unknown('verb', verb, 'verb', Object.keys(known.verbs)),
    ...unknown('value set', values, 'values', Object.keys(known.valueSets)),
    ...(type === 'choice' && example !== undefined
      ? unknown('value', String(example), 'example', namesIn(known.valueSets[values ?? ''] ?? []))
      : []),
  ];
}

function faultsOfRenamed(byType: Map<string, Model>, {renamed}: Known): string[] {
  const has = (path: string) => {
    const [typeName = '', name] = path.split('.');
    const model = byType.get(typeName);
    return (
      model !== undefined &&
      [model, ...lineage(model, byType)].some(({attributes}) =>
        attributes.some((attribute) => attribute.name === name),
      )
    );
  };
  return renamed.flatMap(({from, to}) => [
    ...(has(from)
      ? [`src/product/udm/renamed.yaml  ${from} still exists: remove it from this list`]
      : []),
    ...(has(to)
      ? []
      : [`src/product/udm/renamed.yaml  ${to} doesn't exist: name the current attribute`]),
  ]);
}

const namesIn = (values: {name: string}[]) => values.map(({name}) => name);
