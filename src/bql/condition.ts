import {adviseOnCondition} from './advice/advise';
import {scopeOf} from './bind/scope';
import {checkCondition} from './check/check-condition';
import {predicateOf} from './evaluate/condition';
import {rowOf} from './evaluate/row';
import type {Dataset} from './evaluate/values';
import type {GraphRecord} from './graph';
import type {Fault} from './syntax/fault';
import {parseCondition} from './syntax/parse';

/** A condition that's ready to evaluate on records, or the reasons why it isn't. */
export interface CompiledCondition {
  /** Errors and warnings, in text order. If there's an error, `holds` is undefined. */
  faults: Fault[];
  holds?: (record: GraphRecord) => boolean;
}

/**
 * Compiles a condition on one model: BCL, or the API's `filter`.
 *
 * @param text such as `riskRating = "Critical" AND targets.tags CONTAINS ANY ["pci"]`
 * @param typeName the model whose records are tested
 * @param options `allowBareWords`: a one-word value doesn't need quotes, as in the API
 */
export function compileCondition(
  text: string,
  typeName: string,
  dataset: Dataset,
  options?: {allowBareWords?: boolean},
): CompiledCondition {
  const {value, faults} = parseCondition(text, {...options, now: dataset.graph.now});
  if (!value) return {faults};
  const scope = scopeOf(dataset.udm, typeName);
  const found = checkCondition(value, scope);
  if (found.length > 0) return {faults: found};
  const holds = predicateOf(value, scope, dataset);
  return {
    faults: adviseOnCondition(value, scope),
    holds: (record) => holds(rowOf(record)),
  };
}
