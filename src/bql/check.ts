import type {Udm} from '../product/udm/udm';
import {adviseOnCondition, adviseOnQuery} from './advice/advise';
import {checkCondition} from './check/check-condition';
import {checkQuery} from './check/check-query';
import {scopeOf} from './check/scope';
import type {Fault} from './syntax/fault';
import {parseCondition, parseQuery} from './syntax/parse';

/**
 * Everything that is wrong with a query: faults of its syntax or, where there are none, of its meaning or, where there
 * are none of these either, warnings and hints.
 */
export function faultsOfQuery(text: string, udm: Udm): Fault[] {
  const {value, faults} = parseQuery(text);
  if (!value) return faults;
  const errors = checkQuery(value, udm);
  return errors.length > 0 ? errors : adviseOnQuery(value, udm);
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
  const errors = checkCondition(value, scopeOf(udm, typeName));
  return errors.length > 0 ? errors : adviseOnCondition(value, typeName, udm);
}
