import type {Model} from '../../product/udm/definition';
import {sentenceOf} from '../../product/udm/names';
import type {Relationship, Udm} from '../../product/udm/udm';

/** A model's neighbor, as drawn in the diagram. */
export interface Neighbor {
  model: Model;
  /** Sources refer to the model. The model refers to targets. */
  kind: 'source' | 'target' | 'parent' | 'child';
  /** Verbs, or "parent" and "child". */
  labels: string[];
  /** The same for readers who can't see the diagram. */
  sentence: string;
}

/** More boxes can't be read on a phone. The table on the page has all relationships. */
const most = {side: 5, children: 3};

/**
 * Returns a model's most relevant neighbors. On each side, its own relationships come first, then the inherited ones,
 * and last the ones that nearly every model has (clusters, raw records).
 */
export function neighborsOf(udm: Udm, model: Model): Neighbor[] {
  const {typeName} = model;
  return [
    ...neighborsOnSide(udm, model, 'source').slice(0, most.side),
    ...neighborsOnSide(udm, model, 'target').slice(0, most.side),
    ...udm
      .ancestorsOf(typeName)
      .slice(0, 1)
      .map((parent) => kin(parent, 'parent')),
    ...udm
      .childrenOf(typeName)
      .slice(0, most.children)
      .map((child) => kin(child, 'child')),
  ];
}

/** Describes the diagram in words. */
export const describeNeighbors = ({name}: Model, neighbors: Neighbor[]): string =>
  [`${name} and the models around it.`, ...neighbors.map(({sentence}) => `${sentence}.`)].join(' ');

const kin = (model: Model, kind: 'parent' | 'child'): Neighbor => ({
  model,
  kind,
  labels: [kind],
  sentence: `${model.name} is ${kind === 'parent' ? 'its parent' : 'one of its children'}`,
});

function neighborsOnSide(udm: Udm, model: Model, kind: 'source' | 'target'): Neighbor[] {
  const {typeName} = model;
  const isSource = kind === 'source';
  const lineage = [model, ...udm.ancestorsOf(typeName)];
  const other = ({from, to}: Relationship) => (isSource ? from : to);
  const distance = ({from, to}: Relationship) => lineage.indexOf(isSource ? to : from);
  const isCommon = (each: Relationship) =>
    ['ConfigModel', 'SourceModel'].some((common) => udm.isA(other(each).typeName, common));
  const reach = (each: Relationship) => udm.concreteModelsOf(other(each).typeName).length;
  const strongestFirst = (a: Relationship, b: Relationship) =>
    Number(isCommon(a)) - Number(isCommon(b)) || distance(a) - distance(b) || reach(b) - reach(a);

  const relationships = isSource ? udm.relationshipsTo(typeName) : udm.relationshipsFrom(typeName);
  const neighbors = new Map<Model, Neighbor>();
  for (const relationship of relationships.toSorted(strongestFirst)) {
    const neighbor = neighbors.get(other(relationship));
    const {verb} = relationship;
    const sentence = sentenceOf(udm, relationship, 'from', {[isSource ? 'to' : 'from']: model});
    if (!neighbor)
      neighbors.set(other(relationship), {
        model: other(relationship),
        kind,
        labels: [verb],
        sentence,
      });
    else if (!neighbor.labels.includes(verb)) neighbor.labels.push(verb);
  }
  return [...neighbors.values()];
}
