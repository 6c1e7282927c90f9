import type {Udm} from '../product/udm/udm';
import {type Advised, adviseOnCondition, adviseOnQuery} from './advice/advise';
import {scopeOf} from './bind/scope';
import {checkCondition} from './check/check-condition';
import {type ReadingContext, readQuery} from './read-query';
import type {Fault} from './syntax/fault';
import {parseCondition} from './syntax/parse';

/**
 * Returns everything that's wrong with a query: its syntax faults. If it has none, the faults in its meaning. If it has
 * none of those either, warnings and hints.
 *
 * @param options `now`: the moment that words of other languages such as TODAY mean; `records`: see {@link KnownRecords}
 */
export function faultsOfQuery(
  text: string,
  udm: Udm,
  {now, records, ...advised}: Advised & ReadingContext = {},
): Fault[] {
  const {query, faults} = readQuery(text, udm, {now, records});
  return query ? adviseOnQuery(query, advised) : faults;
}

/**
 * Like {@link faultsOfQuery}, for a condition on one model.
 *
 * @param options `allowBareWords`: a one-word value doesn't need quotes, as in the API
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
