/**
 * Returns the common stem of a German word's forms: `rolle` and `rollen`, `prufung` and `prufungen`. Follows Snowball's
 * German stemmer, for words whose umlauts are already plain vowels: https://snowballstem.org/algorithms/german/stemmer.html
 */
export function stem(term: string): string {
  const word = plain(term);
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const first = regionAfter(word, 0);
  const second = regionAfter(word, first);
  return withoutSuffix(withoutComparison(withoutInflection(word, first), first), first, second);
}

/** Spells a word as texts have it without umlauts and ß, and as readers type it: `schlussel` for `schluessel`. */
const plain = (term: string) => term.replaceAll('ß', 'ss').replace(/(?<![aeiouyq])([aou])e/g, '$1');

/** Returns where the part of a word begins that comes after its next vowel and consonant; at least three letters in. */
function regionAfter(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? Math.max(from + found.index + 2, 3) : word.length;
}

/** Removes an ending if it's in a region. */
function without(word: string, ending: RegExp, region: number): string {
  const at = word.search(ending);
  return at >= region ? word.slice(0, at) : word;
}

/** The endings of cases and plurals: `rollen`, `hosts`. */
function withoutInflection(word: string, region: number): string {
  const base = without(word, /(?:ern|em|er|en|es|e|(?<=[bdfghklmnrt])s)$/, region);
  return base === word ? word : base.replace(/niss$/, 'nis');
}

/** The endings of verbs and comparisons: `arbeitest`, `kleinst`. */
const withoutComparison = (word: string, region: number) =>
  without(word, /(?:est|en|er|(?<=...[bdfghklmnt])st)$/, region);

/**
 * The endings that make one kind of word from another: `prufung`, `sicherheit`, `moglich`. Unlike Snowball's, it also
 * takes short nouns for forms of their verbs: readers search for both.
 */
function withoutSuffix(word: string, first: number, second: number): string {
  const noun = without(word, /(?:end|ung)$/, first);
  if (noun !== word) return without(noun, /(?<!e)ig$/, second);
  const quality = without(word, /(?:lich|heit)$/, second);
  if (quality !== word) return without(quality, /(?:er|en)$/, first);
  const state = without(word, /keit$/, second);
  if (state !== word) return without(state, /(?:lich|ig)$/, second);
  return without(word, /(?<!e)(?:isch|ig|ik)$/, second);
}

const pluralEndings = ['e', 'en', 'ern', 'er', 'n', 'nen', 's'];

/** Whether two forms are a word's singular and plural: `rolle` and `rollen`, `nutzer` and `nutzern`. */
export function areOneAndMany(term: string, other: string): boolean {
  const [one, many] = term.length < other.length ? [term, other] : [other, term];
  return pluralEndings.some((ending) => many === one + ending);
}
