/**
 * A grammar rule as a railroad track: the parts that a reader passes from its start to its end. Sequences and choices
 * have two or more parts.
 */
export type Track =
  /** A keyword, operator, or symbol, as written. */
  | {kind: 'word'; text: string}
  /** Something that the query's writer fills in, such as an alias or a number. */
  | {kind: 'name'; text: string}
  | {kind: 'rule'; name: string}
  | {kind: 'sequence' | 'choice'; parts: Track[]}
  | {kind: 'optional'; part: Track}
  /** One or more times, with something in between. */
  | {kind: 'loop'; part: Track; between?: Track};

/** Returns every part of a track that isn't a track itself, in reading order. */
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

/** Puts tracks in a sequence. A single track stays as it is. */
export function sequence(parts: Track[]): Track {
  const flat = parts.flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
  return flat.length === 1 && flat[0] ? flat[0] : {kind: 'sequence', parts: flat};
}
