import {tokenize} from './tokens';

/** Terms as numbers, so that pages are compared without processing text. */
const ids = new Map<string, number>();
const terms: string[] = [];

/** Returns every term that has a number, indexed by number. */
export const knownTerms = (): readonly string[] => terms;

/** Returns a term's number if any text read so far has the term. */
export const knownId = (term: string): number | undefined => ids.get(term);

function idOf(term: string): number {
  const id = ids.get(term) ?? terms.length;
  if (id === terms.length) {
    ids.set(term, id);
    terms.push(term);
  }
  return id;
}

/**
 * Reads a text as pairs of a position and a term's number. Each part of an identifier has its own position, and the
 * whole identifier has all of them: "servicenow" is all of the name "ServiceNow", not half.
 */
export function idsOf(text: string): Uint32Array {
  const pairs: number[] = [];
  let position = 0;
  for (const {parts, whole} of tokenize(text)) {
    for (const part of parts) {
      if (whole) pairs.push(position, idOf(whole));
      pairs.push(position, idOf(part));
      position += 1;
    }
  }
  return Uint32Array.from(pairs);
}
