import {oncePerText} from '../../base/once';
import type {Udm} from '../../product/udm/udm';
import type {Source} from '../syntax/ast';

/** A verb that joins two models, in the direction of the query. */
interface Connection {
  verb: string;
  direction: 'out' | 'in';
}

/** Type names of the models whose records a query part stands for: each named model and its descendants. */
export function concreteNames(models: string[], udm: Udm): Set<string> {
  return new Set(
    models
      .filter((model) => udm.find(model))
      .flatMap((model) => udm.concreteModelsOf(model).map(({typeName}) => typeName)),
  );
}

/** Type names of the records that a part of a query can have. */
export const modelsOf = ({models}: Source, udm: Udm): ReadonlySet<string> =>
  concreteNames(
    models.map(({text}) => text),
    udm,
  );

const known = oncePerText<Connection[]>();

/** Every verb that joins a record of some models with one of others, each direction once. */
export function connectionsBetween(from: string[], to: string[], udm: Udm): readonly Connection[] {
  const key = `${from.join('|')} ${to.join('|')}`;
  return known(udm, key, () => findConnections(from, to, udm));
}

function findConnections(from: string[], to: string[], udm: Udm): Connection[] {
  const left = concreteNames(from, udm);
  const right = concreteNames(to, udm);
  const found = new Map<string, Connection>();
  const add = (verb: string, direction: 'out' | 'in') =>
    found.set(`${verb} ${direction}`, {verb, direction});
  for (const {verb} of edges(left, right, udm)) add(verb, 'out');
  for (const {verb} of edges(right, left, udm)) add(verb, 'in');
  return [...found.values()];
}

function edges(from: Set<string>, to: Set<string>, udm: Udm) {
  return [...from].flatMap((model) =>
    udm
      .relationshipsFrom(model)
      .filter(({to: target}) =>
        udm.concreteModelsOf(target.typeName).some(({typeName}) => to.has(typeName)),
      ),
  );
}
