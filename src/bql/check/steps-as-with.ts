import type {BoundQuery} from '../bind/bind';
import {connectionsBetween} from '../bind/connections';
import {isFault} from '../bind/names';
import {type Fault, faultAt} from '../syntax/fault';

/** Catches a relationship that's written as in a sentence: `FIND Host AS h WITH Finding AS f`. */
export function stepsWrittenAsWith({with: projections, udm}: BoundQuery): Fault[] {
  const [projection] = projections;
  if (!projection) return [];
  const {scope, items, start} = projection;
  const before = scope.sources.findLast((source) => source !== undefined)?.models ?? [];
  const models = items.flatMap(({expression, label, end}) => {
    if (expression.kind !== 'path' || expression.names.length > 1) return [];
    const [name] = expression.names;
    const isModel = name && udm.find(name.text) && isFault(scope.targetOf(expression));
    return isModel ? [{name: name.text, label, end}] : [];
  });
  const [first] = models;
  if (!first) return [];
  const [verb] = new Set(connectionsBetween(before, [first.name], udm).map((each) => each.verb));
  const target = `${first.name}${first.label ? ` AS ${first.label.text}` : ''}`;
  const step = `THAT ${verb ?? 'HAS'} ${target}`;
  const message = `WITH passes values on. To follow a relationship, write ${step}.`;
  return [faultAt({start, end: first.end}, message, items.length === 1 ? step : undefined)];
}
