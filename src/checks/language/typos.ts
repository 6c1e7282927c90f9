import {editDistance} from '../../base/text/similarity';

/** Slips of one or two letters are typos; a word that's farther from every word is a new one. */
const mostLetters = 2;

const prefixes =
  /^(?:anti|auto|cyber|de|hyper|micro|mis|multi|non|over|pre|pseudo|re|sub|un)(\p{L}{5,})$/u;
const functionWords =
  'and|are|but|can|for|from|has|have|its|not|that|the|this|when|which|with|you|your';
const joined = new RegExp(
  `^(?:${functionWords})(\\p{L}{3,})$|^(\\p{L}{3,})(?:${functionWords})$`,
  'u',
);

/**
 * Other spellings of an unknown word that make it a typo if they are words: its first letter is wrong, which dictionaries
 * don't guess, or the space after "the" is missing.
 */
export function slipsOf(unknown: string): string[] {
  const word = unknown.toLowerCase();
  const rest = word.slice(1);
  return [
    rest,
    `${rest.slice(0, 1)}${word.slice(0, 1)}${rest.slice(1)}`,
    ...[...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [letter + rest, letter + word]),
    ...(joined.exec(word) ?? []).slice(1).filter(Boolean),
  ].filter((slip) => slip.length > 2);
}

/** The word that a new one is made of, if it's made of one: "quarantine" of "unquarantine". */
export const rootOf = (unknown: string): string | undefined =>
  prefixes.exec(unknown.toLowerCase())?.[1];

/**
 * Whether an unknown word is likely a typo, rather than a new word such as "Kerberoasting".
 *
 * @param suggestions words that the dictionaries guess
 * @param isKnown whether the dictionaries have a word
 */
export function isTypo(
  unknown: string,
  suggestions: string[],
  isKnown: (word: string) => boolean,
): boolean {
  const word = unknown.toLowerCase();
  const root = rootOf(word);
  if (root && isKnown(root)) return false;
  return (
    /[^aeiouy]{5}/.test(word) ||
    slipsOf(word).some(isKnown) ||
    suggestions.some(
      (suggestion) => editDistance(word, suggestion.toLowerCase(), mostLetters) <= mostLetters,
    )
  );
}
