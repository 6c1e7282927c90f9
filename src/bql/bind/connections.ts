import {oncePerText} from '../../base/once';
import type {Udm} from '../../product/udm/udm';
import type {Source} from '../syntax/ast';

/** A verb that connects two models, in the query's direction. */
interface Connection {
  verb: string;
  direction: 'out' | 'in';
}

/** Returns the type names of each named model and its descendants. */
export function concreteNames(models: string[], udm: Udm): Set<string> {
  return new Set(
    models
      .filter((model) => udm.find(model))
      .flatMap((model) => udm.concreteModelsOf(model).map(({typeName}) => typeName)),
  );
}

/** Type names of the records that one part of a query can find. */
export const modelsOf = ({models}: Source, udm: Udm): ReadonlySet<string> =>
  concreteNames(
    models.map(({text}) => text),
    udm,
  );

const known = oncePerText<Connection[]>();

/** Returns every verb that connects a record of one set of models to a record of another, each direction once. */
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
