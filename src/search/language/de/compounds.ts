import type {Compounds} from '../compounds';
import {isCommon} from './words';

/** Shorter words are mostly prefixes, such as `aus`, or only look like a part. */
const shortestPart = 4;
const mostParts = 3;

/** Where the last word of a compound can begin, the longest one first. */
const placesIn = (word: string): number[] =>
  Array.from(
    {length: Math.max(0, word.length - 2 * shortestPart + 1)},
    (_, place) => place + shortestPart,
  );

/** What joins two words, as in `sicherheits-lücke`, is also an ending, so a first part counts as a form of its word. */
function split(word: string, isWord: (part: string) => boolean, most: number): string[] {
  for (const place of placesIn(word)) {
    const [first, last] = [word.slice(0, place), word.slice(place)];
    if (isCommon(last) || !isWord(last)) continue;
    if (!isCommon(first) && isWord(first)) return [first, last];
    const parts = most > 2 ? split(first, isWord, most - 1) : [];
    if (parts.length > 0) return [...parts, last];
  }
  return [];
}

/** German writes several nouns as one: `schwachstellenverwaltung`, `sicherheitslucke`. */
export const compounds: Compounds | undefined = {
  partsOf: (word, isWord) => (/^\p{L}+$/u.test(word) ? split(word, isWord, mostParts) : []),
  endsOf: (word) => placesIn(word).map((place) => word.slice(place)),
};
