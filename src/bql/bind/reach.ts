import {oncePer, oncePerText} from '../../base/once';
import type {Udm} from '../../product/udm/udm';
import {concreteNames} from './connections';

/** The models that a verb leads to. */
export interface Reach {
  verb: string;
  direction: 'out' | 'in';
  /** Type names of concrete models. */
  models: Set<string>;
  /** The shortest list of models that covers them. */
  ends: string[];
}

interface Edge {
  from: string;
  verb: string;
  to: Set<string>;
}

const reaches = oncePerText<Reach[]>();

/** Returns every verb that leads from records of some models to other records, with the models it leads to. */
export function reachFrom(models: string[], udm: Udm): Reach[] {
  return reaches(udm, models.join('|'), () => readReaches(models, edgesOf(udm), udm));
}

/** Returns every reference of every concrete model, with the concrete models that it can lead to. */
const edgesOf = oncePer((udm: Udm): Edge[] =>
  udm.models
    .filter(({abstract}) => !abstract)
    .flatMap(({typeName}) =>
      udm.relationshipsFrom(typeName).map(({verb, to}) => ({
        from: typeName,
        verb,
        to: concreteNames([to.typeName], udm),
      })),
    ),
);

function readReaches(models: string[], edges: Edge[], udm: Udm): Reach[] {
  const origin = concreteNames(models, udm);
  const found = new Map<string, Omit<Reach, 'ends'>>();
  const add = (verb: string, direction: 'out' | 'in', to: Iterable<string>) => {
    const key = `${verb} ${direction}`;
    const reach = found.get(key) ?? {verb, direction, models: new Set()};
    for (const model of to) reach.models.add(model);
    found.set(key, reach);
  };
  for (const {from, verb, to} of edges) {
    if (origin.has(from)) add(verb, 'out', to);
    if ([...to].some((model) => origin.has(model))) add(verb, 'in', [from]);
  }
  return [...found.values()].map((reach) => ({...reach, ends: summarized(reach.models, udm)}));
}

/**
 * Returns the shortest list of models that covers a set of concrete models: `Asset` if the set includes every kind of
 * asset.
 */
function summarized(concrete: ReadonlySet<string>, udm: Udm): string[] {
  const isWhole = (typeName: string) => {
    const names = udm.concreteModelsOf(typeName).map((model) => model.typeName);
    return names.length > 0 && names.every((name) => concrete.has(name));
  };
  return udm.models
    .filter(({typeName, parent}) => isWhole(typeName) && !(parent && isWhole(parent)))
    .map(({typeName}) => typeName);
}
