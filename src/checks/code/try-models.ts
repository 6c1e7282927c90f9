import type {Fault} from '../../bql/syntax/fault';
import {type Renamed, udm} from '../../product/udm';
import {renamedOf} from '../../product/udm/renamed';

/** What is wrong with a text, and how far it was right. */
export interface InlineError {
  message: string;
  /** Offset into the text. */
  start: number;
}

/**
 * What keeps a query from running; warnings and hints are for those who run it.
 *
 * @param offset where the text begins in the query
 */
export const errorsAmong = (faults: Fault[], offset = 0): InlineError[] =>
  faults
    .filter(({severity}) => severity === 'error')
    .map(({message, start}) => ({message, start: start - offset}));

/**
 * Tries a text on one data model after the other.
 *
 * @param candidates type names, nearest first
 * @param errorsOn what is wrong with it on a model
 * @returns undefined where it is right on one of them, else what is wrong on the one that it goes furthest on
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
 * Whether the nearest model that has or had an attribute has it no more: another model may still have one of that
 * name, which the writer did not mean.
 *
 * @param candidates type names, nearest first
 */
export function renamedNear(candidates: Iterable<string>, attribute: string): Renamed | undefined {
  for (const typeName of candidates) {
    if (udm.attributeOf(typeName, attribute)) return undefined;
    const renamed = renamedOf(udm, typeName, attribute);
    if (renamed) return renamed;
  }
  return undefined;
}
