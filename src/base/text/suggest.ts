import {editDistance} from './similarity';

/**
 * The candidate that a misspelled word most likely stands for.
 *
 * @returns `undefined` where nothing is within a third of the word's length
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(1, word.length / 3);
  const [best] = [...candidates]
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase(), most),
    }))
    .filter(({distance}) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** The suggestion as a sentence: `Did you mean "x"?`, or the list of what there is. */
export function suggestion(word: string, candidates: string[]): string {
  const best = closest(word, candidates);
  return best ? `Did you mean "${best}"?` : `Use one of these: ${candidates.join(', ')}.`;
}

/** `did you mean "x"?` where something is close, else the list of what there is. */
export function suggest(word: string, candidates: string[]): string {
  const best = closest(word, candidates);
  return best ? `did you mean "${best}"?` : `use one of: ${candidates.join(', ')}`;
}
