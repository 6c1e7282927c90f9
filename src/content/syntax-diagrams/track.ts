/**
 * A rule of the grammar as a railroad: what a reader passes on the way from its start to its end.
 * Sequences and choices hold two parts or more.
 */
export type Track =
  /** A keyword, operator or sign, as written. */
  | {kind: 'word'; text: string}
  /** Something that the writer of a query fills in, such as an alias or a number. */
  | {kind: 'name'; text: string}
  | {kind: 'rule'; name: string}
  | {kind: 'sequence' | 'choice'; parts: Track[]}
  | {kind: 'optional'; part: Track}
  /** Once or more, with something between. */
  | {kind: 'loop'; part: Track; between?: Track};

/** Every part of a track that is no track of its own, in reading order. */
export function leavesOf(track: Track): Extract<Track, {kind: 'word' | 'name' | 'rule'}>[] {
  switch (track.kind) {
    case 'sequence':
    case 'choice':
      return track.parts.flatMap(leavesOf);
    case 'optional':
      return leavesOf(track.part);
    case 'loop':
      return [...leavesOf(track.part), ...(track.between ? leavesOf(track.between) : [])];
    default:
      return [track];
  }
}

/** Tracks one after the other; one alone is itself. */
export function sequence(parts: Track[]): Track {
  const flat = parts.flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
  return flat.length === 1 && flat[0] ? flat[0] : {kind: 'sequence', parts: flat};
}
