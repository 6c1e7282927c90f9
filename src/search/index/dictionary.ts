import {counted} from '../../base/collections';

/**
 * Frequent words in the site's texts, each encoded as one character. gzip looks back only 32 kB, and would repeat them
 * in every file.
 */
export interface DictionaryFile {
  /** The words, most frequent first, one per line. */
  words: string;
  /** Characters that aren't used as codes, because they occur in the texts. */
  taken: string;
}

/** The number of words. More words make the texts smaller, and the dictionary larger by half as much. */
const size = 3000;
/** A word with its leading space. */
const word = / ?[A-Za-z]+/g;
const shortest = 4;
/** A rarer word adds as much to the dictionary as it saves. */
const rarest = 3;
/** The first character that encodes a word. From here on, UTF-8 needs two bytes, and later three. */
const firstCode = 0x100;
const codes = /[\u0100-\ud7ff]/g;

/** Chooses the words that shorten the texts most. */
export function buildDictionary(texts: string[]): DictionaryFile {
  const counts = counted(texts.flatMap((text) => text.match(word) ?? []));
  const taken = new Set(texts.flatMap((text) => text.match(codes) ?? []));
  const saved = ([each, count]: [string, number]) => count * (each.length - 2);
  const words = [...counts]
    .filter(([each, count]) => each.length >= shortest && count >= rarest)
    .sort((one, other) => saved(other) - saved(one) || (one[0] < other[0] ? -1 : 1))
    .slice(0, size)
    .sort(([, one], [, other]) => other - one)
    .map(([each]) => each);
  return {words: words.join('\n'), taken: [...taken].sort().join('')};
}

/** Returns a function that replaces words with their codes. */
export function encoderOf(dictionary: DictionaryFile): (text: string) => string {
  const codeOf = new Map(pairsOf(dictionary).map(([code, each]) => [each, code]));
  return (text) => text.replaceAll(word, (each) => codeOf.get(each) ?? each);
}

/** Returns a function that reverses {@link encoderOf}. */
export function decoderOf(dictionary: DictionaryFile): (text: string) => string {
  const wordOf = new Map(pairsOf(dictionary));
  return (text) => text.replaceAll(codes, (code) => wordOf.get(code) ?? code);
}

/** Returns the words with their codes: consecutive characters, skipping the ones that occur in the texts. */
function pairsOf({words, taken}: DictionaryFile): [code: string, word: string][] {
  const own = new Set(taken);
  let next = firstCode;
  return words.split('\n').map((each) => {
    while (own.has(String.fromCharCode(next))) next += 1;
    const code = String.fromCharCode(next);
    next += 1;
    return [code, each];
  });
}
