import {tokenize} from './tokens';

/** Terms as numbers, so that what a page says is compared without touching text. */
const ids = new Map<string, number>();
const terms: string[] = [];

/** Every term that has a number, at its number. */
export const knownTerms = (): readonly string[] => terms;

/** The number of a term, if a text that was read has it. */
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
 * Reads a text as pairs of a position and a term's number. Each part of an identifier has a position;
 * the whole identifier shares its first.
 */
export function idsOf(text: string): Uint32Array {
  const pairs: number[] = [];
  let position = 0;
  for (const {parts, whole} of tokenize(text)) {
    if (whole) pairs.push(position, idOf(whole));
    for (const part of parts) {
      pairs.push(position, idOf(part));
      position += 1;
    }
  }
  return Uint32Array.from(pairs);
}
