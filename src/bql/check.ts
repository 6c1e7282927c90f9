import type {Udm} from '../product/udm/udm';
import {adviseOnCondition, adviseOnQuery} from './advice/advise';
import {bindQuery} from './bind/bind';
import {scopeOf} from './bind/scope';
import {checkCondition} from './check/check-condition';
import {checkQuery} from './check/check-query';
import type {Fault} from './syntax/fault';
import {parseCondition, parseQuery} from './syntax/parse';

/**
 * Everything that is wrong with a query: faults of its syntax or, where there are none, of its meaning or, where there
 * are none of these either, warnings and hints.
 */
export function faultsOfQuery(text: string, udm: Udm): Fault[] {
  const {value, faults} = parseQuery(text);
  if (!value) return faults;
  const query = bindQuery(value, udm);
  const errors = checkQuery(query);
  return errors.length > 0 ? errors : adviseOnQuery(query);
}

/**
 * As {@link faultsOfQuery}, for a condition on one model.
 *
 * @param options `allowBareWords`: a value of one word needs no quotes, as in the API
 */
export function faultsOfCondition(
  text: string,
  typeName: string,
  udm: Udm,
  options?: {allowBareWords?: boolean},
): Fault[] {
  const {value, faults} = parseCondition(text, options);
  if (!value) return faults;
  const scope = scopeOf(udm, typeName);
  const errors = checkCondition(value, scope);
  return errors.length > 0 ? errors : adviseOnCondition(value, scope);
}
