import type {Fault} from '../../bql/syntax/fault';
import {type Renamed, udm} from '../../product/udm';
import {renamedOf} from '../../product/udm/renamed';

/** A fault in a text, and how much of the text before it is right. */
export interface InlineError {
  message: string;
  /** Offset into the text. */
  start: number;
}

/**
 * The faults that keep a query from running. Warnings and hints are only for readers who run it.
 *
 * @param offset where the text begins in the query
 */
export const errorsAmong = (faults: Fault[], offset = 0): InlineError[] =>
  faults
    .filter(({severity}) => severity === 'error')
    .map(({message, start}) => ({message, start: start - offset}));

/**
 * Tries a text on one data model after another.
 *
 * @param candidates type names, nearest first
 * @param errorsOn returns the faults in the text on a model
 * @returns undefined if the text is right on one of the models, or else the message of the model on which the fault
 *   comes latest
 */
export function faultUnlessOne(
  candidates: Iterable<string>,
  errorsOn: (typeName: string) => InlineError[],
): string | undefined {
  let furthest: InlineError | undefined;
  for (const typeName of candidates) {
    const [error] = errorsOn(typeName);
    if (!error) return undefined;
    if (!furthest || error.start > furthest.start) furthest = error;
  }
  return furthest?.message;
}

/**
 * Finds out whether an attribute was renamed on the nearest model that has or had it. Another model might still have
 * an attribute with that name, but the writer didn't mean that model.
 *
 * @param candidates type names, nearest first
 * @returns the renaming, or undefined if the nearest model still has the attribute
 */
export function renamedNear(candidates: Iterable<string>, attribute: string): Renamed | undefined {
  for (const typeName of candidates) {
    if (udm.attributeOf(typeName, attribute)) return undefined;
    const renamed = renamedOf(udm, typeName, attribute);
    if (renamed) return renamed;
  }
  return undefined;
}
