import type {Attribute} from '../../product/udm/definition';
import type {ModelAttribute, Udm} from '../../product/udm/udm';
import {attributeTypes} from '../../product/udm/vocabulary';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import type {Path} from '../syntax/ast';
import type {Completion} from './completion';
import {favoritesFirst} from './favorites-first';

/** The attributes used in most conditions. */
const popular = [
  'name',
  'statusCategory',
  'status',
  'riskRating',
  'riskScore',
  'severity',
  'displayName',
  'uid',
  'dueDate',
  'complianceStatus',
  'firstFound',
  'lastSeen',
  'tags',
];

/**
 * Returns the attributes of some models, each once: the most popular first, then own attributes before inherited ones.
 */
export function attributesOf(models: readonly string[], udm: Udm): ModelAttribute[] {
  const known = models.filter((model) => udm.find(model));
  const byName = new Map(
    known
      .toReversed()
      .flatMap((model) => udm.attributesOf(model).toReversed())
      .map((attribute) => [attribute.name, attribute]),
  );
  return favoritesFirst([...byName.keys()].reverse(), popular).flatMap(
    (name) => byName.get(name) ?? [],
  );
}

/**
 * Returns the attributes that can follow `v.` or `v.targets.`. After a reference, they include attributes of more
 * specific models.
 */
export function attributesBehind(path: Path, scope: Scope): ModelAttribute[] {
  const target = scope.targetOf(path);
  if (isFault(target) || target.kind !== 'records') return [];
  const {models, attribute} = target;
  const special = attribute
    ? models.flatMap((model) => scope.udm.descendantsOf(model).map(({typeName}) => typeName))
    : [];
  return attributesOf([...models, ...special], scope.udm);
}

/** Returns the attributes that don't need an alias because only one model in the query has them. */
export function bareAttributes({
  sources,
  udm,
}: Scope): {attribute: ModelAttribute; alias?: string}[] {
  const known = sources.flatMap((source) => source ?? []);
  return known.flatMap((source) => {
    if (source.alias && known.length > 1) return [];
    const others = new Set(
      known.flatMap((other) =>
        other === source ? [] : attributesOf(other.models, udm).map(({name}) => name),
      ),
    );
    return attributesOf(source.models, udm)
      .filter(({name}) => !others.has(name))
      .map((attribute) => ({attribute, alias: source.alias}));
  });
}

/** Returns an attribute as an option, with its type as the detail and its meaning as the info. */
export function attributeOption(attribute: Attribute, udm: Udm): Completion {
  return {
    label: attribute.name,
    kind: 'attribute',
    detail: detailOf(attribute, udm),
    info: attribute.description,
  };
}

function detailOf(attribute: Attribute, udm: Udm): string {
  const {type, multivalued, target, range, unit, integer} = attribute;
  const several = multivalued ? ', several' : '';
  if (target) return `→ ${target}${several}`;
  if (type === 'choice') {
    const values = udm.valuesOf(attribute);
    return values.slice(0, 4).join(', ') + (values.length > 4 ? ', …' : '');
  }
  if (type !== 'number') return `${attributeTypes[type].toLowerCase()}${several}`;
  const limits = range ? `, ${range[0]} to ${range[1]}` : '';
  return `${integer ? 'whole number' : 'number'}${unit ? ` of ${unit}` : ''}${limits}${several}`;
}
