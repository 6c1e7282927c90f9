import {editDistance} from '../../base/text/similarity';

/** The most letters that differ in a typo. A word that differs more from every known word is a new word. */
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
 * Spellings that show that an unknown word is a typo, if they are words: with a different first letter, which
 * dictionaries don't guess, or with a space after "the".
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

/** The word from which a new word is formed, if any: "quarantine" in "unquarantine". */
export const rootOf = (unknown: string): string | undefined =>
  prefixes.exec(unknown.toLowerCase())?.[1];

/**
 * Whether an unknown word is probably a typo, not a new word such as "Kerberoasting".
 *
 * @param suggestions words that the dictionaries suggest
 * @param isKnown whether the dictionaries contain a word
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
