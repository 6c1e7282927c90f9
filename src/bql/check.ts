import type {Udm} from '../udm/udm';
import {checkCondition} from './check/check-condition';
import {checkQuery} from './check/check-query';
import {scopeOf} from './check/scope';
import type {Fault} from './syntax/fault';
import {parseCondition, parseQuery} from './syntax/parse';

/** Everything that is wrong with a query: faults of its syntax or, where there are none, of its meaning. */
export function faultsOfQuery(text: string, udm: Udm): Fault[] {
  const {value, faults} = parseQuery(text);
  return value ? checkQuery(value, udm) : faults;
}

/** As {@link faultsOfQuery}, for a condition on one model. */
export function faultsOfCondition(text: string, typeName: string, udm: Udm): Fault[] {
  const {value, faults} = parseCondition(text);
  return value ? checkCondition(value, scopeOf(udm, typeName)) : faults;
}
