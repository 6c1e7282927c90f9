import {withPlainMarks} from './plain-marks';

/** An entry of a list that's searched by words. */
export interface Searchable {
  /** The entry's searchable text, in lowercase. */
  text: string;
}

/**
 * Sorts entries by how their name matches: it equals the text, begins with it, has a word that begins with it, or
 * contains it.
 */
export function byName<Entry extends {name: string}>(
  found: Entry[],
  {text}: {text: string},
): Entry[] {
  const typed = normal(text);
  return found
    .map((entry) => ({entry, rank: rankOf(entry.name.toLowerCase(), typed)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

const normal = (text: string) => withPlainMarks(text).trim().toLowerCase();

/** Returns the entries whose text contains every word of a text that a reader typed, in any order. */
export function withWords<Entry extends Searchable>(entries: Entry[], typed: string): Entry[] {
  const words = normal(typed).split(/\s+/);
  return entries.filter(({text}) => words.every((word) => text.includes(word)));
}

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : 4;
}
