import type {Udm} from '../../product/udm/udm';
import type {BoundQuery} from '../bind/bind';
import {connectionsBetween} from '../bind/connections';
import {isFault} from '../bind/names';
import {withPaths} from '../conditions';
import {printCondition} from '../format/condition';
import type {Condition, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {aliasFor} from '../syntax/foreign/model-names';

/** Catches a relationship that's written as in a sentence: `FIND Host AS h WITH Finding AS f`. */
export function stepsWrittenAsWith({with: projections, udm}: BoundQuery): Fault[] {
  const [projection] = projections;
  if (!projection) return [];
  const {scope, items, start, where} = projection;
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
  const alias = first.label?.text ?? (where ? aliasFor(first.name) : undefined);
  const tested = where && !first.label ? conditionOn(where, first.name, alias ?? '', udm) : '';
  const end = tested ? (where?.end ?? first.end) : first.end;
  const step = `THAT ${verb ?? 'HAS'} ${first.name}${alias ? ` AS ${alias}` : ''}${tested}`;
  const message = `WITH passes values on. To follow a relationship, write ${step}.`;
  return [faultAt({start, end}, message, items.length === 1 ? step : undefined)];
}

/** Writes a WHERE whose attributes belong to a model that got an alias. */
function conditionOn(where: Condition, model: string, alias: string, udm: Udm): string {
  const ownAt = (path: Path): Path => {
    const [first] = path.names;
    const isOwn = first && udm.attributeOf(model, first.text);
    return isOwn ? {...path, names: [{...first, text: alias}, ...path.names]} : path;
  };
  return ` WHERE ${printCondition(withPaths(where, ownAt))}`;
}
