import {uncapitalized} from '../../base/text/words';

/**
 * Returns a description as writers describe a related page after its colon: the first sentence, without its period.
 * It begins in lowercase, unless it begins with a name.
 *
 * @param ordinary whether a lowercase word is an ordinary word, and not part of a name
 */
export function phraseOf(description: string, ordinary: (word: string) => boolean): string {
  const phrase = description.split(/(?<=[.?!])\s/, 1)[0]?.replace(/\.$/, '') ?? '';
  const beginning = /^([A-Z][a-z']*),? (?![A-Z])/.exec(phrase)?.[1];
  return beginning && ordinary(beginning.toLowerCase()) ? uncapitalized(phrase) : phrase;
}

/** Returns the words that the descriptions use in lowercase. */
export const lowercaseWords = (descriptions: string[]): Set<string> =>
  new Set(descriptions.flatMap((text) => text.match(/(?<!\S)[a-z][a-z']*/g) ?? []));
