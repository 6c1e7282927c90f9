import {counted} from '../../base/collections';

/**
 * Words that the site's texts have often, each written as one character there: gzip looks back 32 kB only, and would
 * carry them again in every file.
 */
export interface DictionaryFile {
  /** The words, the most frequent first, a line for each. */
  words: string;
  /** Characters that stand for themselves, because the texts have them. */
  taken: string;
}

/** Words of the dictionary. More make the texts smaller, and the dictionary larger by half of that. */
const size = 3000;
/** A word with the space before it. */
const word = / ?[A-Za-z]+/g;
const shortest = 4;
/** A word that is rarer costs the dictionary as much as it saves. */
const rarest = 3;
/** The first of the characters that stand for words: from here on, UTF-8 needs two bytes, and then three. */
const firstCode = 0x100;
const codes = /[\u0100-\ud7ff]/g;

/** Chooses the words that make texts shortest. */
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

/** Writes texts with the characters that stand for words. */
export function encoderOf(dictionary: DictionaryFile): (text: string) => string {
  const codeOf = new Map(pairsOf(dictionary).map(([code, each]) => [each, code]));
  return (text) => text.replaceAll(word, (each) => codeOf.get(each) ?? each);
}

/** Reads what {@link encoderOf} wrote. */
export function decoderOf(dictionary: DictionaryFile): (text: string) => string {
  const wordOf = new Map(pairsOf(dictionary));
  return (text) => text.replaceAll(codes, (code) => wordOf.get(code) ?? code);
}

/** The words with their characters: those from the first on that aren't taken. */
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
