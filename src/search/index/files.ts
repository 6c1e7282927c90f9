/**
 * The shapes of the index files. All are JSON, because static hosts compress it.
 *
 * `index.json` is read first: titles and headings, and the names of the other files, which carry a hash of
 * their content. A `words` file says on which pages the words of a range occur; a `texts` file holds what a
 * range of pages says, written with the words of the `dictionary` file. Both are cut to about one size, so that a
 * search reads few of them on any site.
 */
export interface IndexFile {
  format: typeof format;
  titles: string[];
  /** Columns of the pages, in one order: address, and numbers of the entries below. */
  urls: string[];
  sections: number[];
  sectionNames: string[];
  contexts: number[];
  /** Language and version tag. */
  contextNames: [language: string, tag: string][];
  keywords: string[][];
  ranks: number[];
  /** Each heading once, as `2Create a role`, with a tab and the fragment where that isn't the text's own slug. */
  headings: string[];
  /** Numbers of each page's headings. */
  outlines: number[][];
  /** First word of each file of words, and its name. */
  words: [first: string, file: string][];
  /** First page of each file of texts, and its name. */
  texts: [first: number, file: string][];
  /** Name of the file of words that texts are written with. */
  dictionary: string;
  /** Bytes of all files together, compressed. */
  bytes: number;
}

/** Changes when an older program couldn't read the files. */
export const format = 3;

export interface WordsFile {
  /** Words in order; each begins with the count of letters it shares with the one before, in base 36. */
  words: string;
  /** Where each word occurs, as {@link encodePostings} writes it, a line for each. */
  pages: string;
}

/**
 * What each page of a range says: its description, then its texts and headings in their order.
 * A heading has its level and its text, and its fragment where that isn't the text's own slug. A text has level 0
 * and a fragment where that is another than the one before it has. Descriptions and texts, headings' too, are
 * encoded: see `dictionary.ts`.
 */
export type TextsFile = (string | [level: number, text: string, anchor?: string])[][];

/** The fields a word can stand in. */
export const fields = ['title', 'keywords', 'headings', 'body'] as const;
export type Field = (typeof fields)[number];

/** How often a word occurs in each field of a page; the body's count as one of 0, 1, 2, 4. */
export interface Posting {
  page: number;
  counts: Record<Field, number>;
}

/** The character that stands for a distance of nothing; those that JSON has to escape come before it, but for one. */
const zero = '#'.charCodeAt(0);

/**
 * Writes each posting as two characters: how far its page is from the one before, and three fields' bits with the
 * body's count.
 */
export function encodePostings(postings: Posting[]): string {
  let last = 0;
  return postings
    .map(({page, counts}) => {
      const body = counts.body > 2 ? 3 : counts.body;
      const bits = (counts.title && 4) + (counts.keywords && 8) + (counts.headings && 16) + body;
      const distance = String.fromCharCode(zero + page - last);
      last = page;
      return distance + bits.toString(36);
    })
    .join('');
}

export function decodePostings(text: string): Posting[] {
  let page = 0;
  return Array.from({length: text.length / 2}, (_, at) => {
    page += text.charCodeAt(2 * at) - zero;
    const bits = Number.parseInt(text[2 * at + 1] ?? '0', 36);
    const counts = {
      title: bits & 4 ? 1 : 0,
      keywords: bits & 8 ? 1 : 0,
      headings: bits & 16 ? 1 : 0,
      body: [0, 1, 2, 4][bits & 3] ?? 0,
    };
    return {page, counts};
  });
}

/** Writes words that are in order, each without the letters it shares with the one before. */
export function encodeWords(words: string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === last[shared]) shared += 1;
      last = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
}

export function decodeWords(text: string): string[] {
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
    return last;
  });
}

/** The fragment that Docusaurus gives most headings; where it gives another, the index says so. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
