type Row = Record<string, unknown>;

/**
 * Returns better hits for the shown list, in which the rows down to the one that the reader is on stay where they are.
 *
 * @param shown the shown hits
 * @param better the hits of the full answer
 * @param kept how many of the shown rows stay; 0 if the reader isn't on any
 */
export function keepRows(shown: Row[], better: Row[], kept: number): Row[] {
  const first = shown.slice(0, kept);
  const ids = new Set(first.map(({objectID}) => objectID));
  const rest = better.filter(({objectID}) => !ids.has(objectID));
  return [...first, ...rest].slice(0, Math.max(better.length, kept));
}
