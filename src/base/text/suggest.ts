import {editDistance} from './similarity';

/**
 * Returns the candidate that a misspelled word most likely means.
 *
 * @returns `undefined` if every candidate differs in more than a third of the word's letters
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

/** A suggestion as a sentence: `Did you mean "x"?`, or a list of all candidates. */
export function suggestion(word: string, candidates: string[]): string {
  const best = closest(word, candidates);
  return best ? `Did you mean "${best}"?` : `Use one of these: ${candidates.join(', ')}.`;
}

/** Returns `did you mean "x"?` if a candidate is close; otherwise, a list of all candidates. */
export function suggest(word: string, candidates: string[]): string {
  const best = closest(word, candidates);
  return best ? `did you mean "${best}"?` : `use one of: ${candidates.join(', ')}`;
}
