import {isKnown} from './match';
import type {Slot} from './query';
import {tokenize} from './tokens';
import type {WordIndex} from './word-index';

const limit = 3;

/**
 * Mends the misspelt words of a query that found nothing, out of the words that the site has.
 *
 * @param text the query
 * @param slots its words
 * @param index the words of the pages
 * @returns up to three queries to try instead, best first; none where no known word comes close
 */
export function suggest(text: string, slots: Slot[], index: WordIndex): string[] {
  const unknown = slots.filter((slot) => !slot.optional && !isKnown(slot, index));
  const [first, ...rest] = unknown.map(({term}) => ({term, words: closestWords(term, index)}));
  if (!first) return [];
  const mended = rest.reduce(
    (query, {term, words: [word]}) => (word ? replacePart(query, term, word) : query),
    text.trim(),
  );
  return first.words.map((word) => replacePart(mended, first.term, word)).slice(0, limit);
}

/** Puts a word in the place of a part of an identifier, or of a whole one. */
function replacePart(text: string, part: string, word: string): string {
  for (const {start, end, parts} of tokenize(text)) {
    if (!parts.includes(part)) continue;
    const raw = text.slice(start, end);
    const at = raw.toLowerCase().indexOf(part);
    const mended =
      parts.length > 1 && at >= 0 ? raw.slice(0, at) + word + raw.slice(at + part.length) : word;
    return text.slice(0, start) + mended + text.slice(end);
  }
  return text;
}

/** The known words that one slip, or two in a long word, make of a word. */
export function closestWords(term: string, index: WordIndex): string[] {
  const allowed = term.length > 5 ? 2 : 1;
  const close: {word: string; distance: number; pages: number}[] = [];
  for (const [word, pages] of index.pageCounts) {
    if (word.length < 2 || Math.abs(word.length - term.length) > allowed) continue;
    const distance = slips(term, word, allowed);
    if (distance <= allowed) close.push({word, distance: distance + cost(term, word), pages});
  }
  return close
    .sort((a, b) => a.distance - b.distance || b.pages - a.pages || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({word}) => word);
}

/** The first letter is rarely the wrong one, and a number is rarely a misspelt word. */
function cost(term: string, word: string): number {
  const otherStart = term[0] === word[0] ? 0 : 0.2;
  const otherKind = /\d/.test(term) === /\d/.test(word) ? 0 : 0.4;
  return otherStart + otherKind;
}

/**
 * Counts the slips between two words: a letter too many, too few, another one, or two in each other's place.
 * The optimal string alignment distance: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 *
 * @param most where counting stops
 */
export function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
