import {grouped} from '../../base/collections';
import {oncePerText} from '../../base/once';
import type {Attribute, Model, UdmDefinition} from './definition';

/** An attribute of a model, with the model that defines it. */
export interface ModelAttribute extends Attribute {
  definedBy: Model;
}

/** A reference as an edge between two models. */
export interface Relationship {
  from: Model;
  attribute: Attribute;
  verb: string;
  to: Model;
}

const descendants = oncePerText<readonly Model[]>();
const concreteModels = oncePerText<readonly Model[]>();

/**
 * The unified data model with functions to query it. Models are identified by type name (`CveRecord`).
 *
 * Works in Node and in the browser, because it uses only the plain definition and no files.
 */
export class Udm {
  readonly #read: () => UdmDefinition;
  #definition?: UdmDefinition;
  #byType?: Map<string, Model>;
  #children?: Map<string, Model[]>;
  readonly #attributes = new Map<string, Map<string, ModelAttribute>>();

  /** @param definition the data model, or a function that reads it on first use */
  constructor(definition: UdmDefinition | (() => UdmDefinition)) {
    this.#read = typeof definition === 'function' ? definition : () => definition;
  }

  get definition(): UdmDefinition {
    this.#definition ??= this.#read();
    return this.#definition;
  }

  /** All models, sorted by slug. */
  get models(): readonly Model[] {
    return this.definition.models;
  }

  /** Returns the model with a type name, or `undefined`. */
  find(typeName: string): Model | undefined {
    this.#byType ??= new Map(this.models.map((model) => [model.typeName, model]));
    return this.#byType.get(typeName);
  }

  /** @throws {Error} when no model has the type name */
  model(typeName: string): Model {
    const model = this.find(typeName);
    if (!model) throw new Error(`No data model is called "${typeName}"`);
    return model;
  }

  /** Returns the parent, grandparent, and so on, nearest first. */
  ancestorsOf(typeName: string): Model[] {
    const {parent} = this.model(typeName);
    return parent ? [this.model(parent), ...this.ancestorsOf(parent)] : [];
  }

  /** Returns the models whose parent is this one, by slug. */
  childrenOf(typeName: string): Model[] {
    this.#children ??= grouped(
      this.models.flatMap((model) => (model.parent ? [[model.parent, model] as const] : [])),
    );
    return this.#children.get(typeName) ?? [];
  }

  /** Returns the children, their children, and so on, without the model itself. */
  descendantsOf(typeName: string): readonly Model[] {
    return descendants(this, typeName, () =>
      this.childrenOf(typeName).flatMap((child) => [child, ...this.descendantsOf(child.typeName)]),
    );
  }

  /** Returns the models whose records `FIND` returns: the model itself and its descendants, without abstract ones. */
  concreteModelsOf(typeName: string): readonly Model[] {
    return concreteModels(this, typeName, () =>
      [this.model(typeName), ...this.descendantsOf(typeName)].filter((model) => !model.abstract),
    );
  }

  /** Whether every record of the first model is also a record of the second: `isA('Host', 'Asset')`. */
  isA(typeName: string, ancestor: string): boolean {
    return (
      typeName === ancestor ||
      this.ancestorsOf(typeName).some((model) => model.typeName === ancestor)
    );
  }

  /** Returns the model's own attributes, then its parent's, and so on. Narrowed references have their narrow target. */
  attributesOf(typeName: string): ModelAttribute[] {
    return [...this.#attributesByName(typeName).values()];
  }

  /** Returns an own or inherited attribute, or `undefined`. */
  attributeOf(typeName: string, name: string): ModelAttribute | undefined {
    return this.#attributesByName(typeName).get(name);
  }

  #attributesByName(typeName: string): Map<string, ModelAttribute> {
    const known = this.#attributes.get(typeName);
    if (known) return known;
    const model = this.model(typeName);
    const inherited = model.parent ? this.attributesOf(model.parent) : [];
    const attributes = [
      ...model.attributes.map((attribute) => ({...attribute, definedBy: model})),
      ...inherited.map((attribute) =>
        Object.hasOwn(model.narrows, attribute.name)
          ? {...attribute, target: model.narrows[attribute.name]}
          : attribute,
      ),
    ];
    const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
    this.#attributes.set(typeName, byName);
    return byName;
  }

  /** Returns every reference of a model, own and inherited. */
  relationshipsFrom(typeName: string): Relationship[] {
    return this.attributesOf(typeName).flatMap((attribute) => {
      const {target, verb} = attribute;
      if (!target || !verb) return [];
      return [{from: attribute.definedBy, attribute, verb, to: this.model(target)}];
    });
  }

  /**
   * Returns every reference that can lead to records of this model: references to the model itself or to one of its
   * ancestors (a finding that `HAS` an asset can have a host). Each is listed once, where it's defined or narrowed.
   */
  relationshipsTo(typeName: string): Relationship[] {
    return this.models
      .flatMap((from) => [
        ...from.attributes.flatMap((attribute) => this.#edge(from, attribute, attribute.target)),
        ...Object.entries(from.narrows).flatMap(([name, target]) => {
          const attribute = this.attributeOf(from.typeName, name);
          return attribute ? this.#edge(from, attribute, target) : [];
        }),
      ])
      .filter(({to}) => this.isA(typeName, to.typeName));
  }

  #edge(from: Model, attribute: Attribute, target: string | undefined): Relationship[] {
    if (!target || !attribute.verb) return [];
    return [{from, attribute, verb: attribute.verb, to: this.model(target)}];
  }

  /** Returns the clusters that a model's records can join: its references to cluster models. */
  clustersOf(typeName: string): Relationship[] {
    return this.relationshipsFrom(typeName).filter(({to}) => this.isA(to.typeName, 'ClusterModel'));
  }

  /** Returns a choice's values, in list order. Empty for other types. */
  valuesOf(attribute: Attribute): string[] {
    if (!attribute.values) return [];
    return (this.definition.valueSets[attribute.values] ?? []).map(({name}) => name);
  }
}
