import type {Model} from '../../product/udm/definition';
import {sentenceOf} from '../../product/udm/names';
import type {Relationship, Udm} from '../../product/udm/udm';

/** A model's neighbor, as drawn in the diagram. */
export interface Neighbor {
  model: Model;
  /** The verbs that join it to the model, or what kin it is. */
  labels: string[];
  /** The same for readers who can't see the diagram. */
  sentence: string;
}

/** The neighbors of one kind: the ones to draw, and how many others there are. */
export interface NeighborGroup {
  shown: Neighbor[];
  more: number;
}

/** The models around a model: sources refer to it, it refers to targets, and kin inherit. */
export interface Neighborhood {
  sources: NeighborGroup;
  targets: NeighborGroup;
  parents: NeighborGroup;
  children: NeighborGroup;
}

/** More boxes are no longer read at a glance. The tables on the page have all relationships. */
const most = {side: 5, children: 2};

/**
 * Returns a model's most relevant neighbors. On each side, its own relationships come first, then the inherited ones,
 * and last the ones that nearly every model has (clusters, raw records).
 */
export function neighborsOf(udm: Udm, model: Model): Neighborhood {
  const {typeName} = model;
  return {
    sources: group(neighborsOnSide(udm, model, 'source'), most.side),
    targets: group(neighborsOnSide(udm, model, 'target'), most.side),
    parents: group(
      udm
        .ancestorsOf(typeName)
        .slice(0, 1)
        .map((parent) => kin(parent, 'parent')),
      1,
    ),
    children: group(
      udm.childrenOf(typeName).map((child) => kin(child, 'child')),
      most.children,
    ),
  };
}

/** Describes the diagram in words. */
export function describeNeighbors({name}: Model, neighbors: Neighborhood): string {
  const {sources, targets, parents, children} = neighbors;
  const sentences = [sources, targets, parents, children].flatMap(({shown, more}) => [
    ...shown.map(({sentence}) => sentence),
    ...(more > 0 ? [moreOf(more)] : []),
  ]);
  return [`${name} and the models around it.`, ...sentences.map((each) => `${each}.`)].join(' ');
}

/** Says how many neighbors of a group aren't drawn. */
export const moreOf = (count: number) => `And ${count} more`;

/** A single neighbor too many is shown, because "and 1 more" takes as much room. */
function group(neighbors: Neighbor[], limit: number): NeighborGroup {
  if (neighbors.length <= limit + 1) return {shown: neighbors, more: 0};
  return {shown: neighbors.slice(0, limit), more: neighbors.length - limit};
}

const kin = (model: Model, kind: 'parent' | 'child'): Neighbor => ({
  model,
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
      neighbors.set(other(relationship), {model: other(relationship), labels: [verb], sentence});
    else if (!neighbor.labels.includes(verb)) neighbor.labels.push(verb);
  }
  return [...neighbors.values()];
}
