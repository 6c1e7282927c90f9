/**
 * The formats of the index files. All are JSON, because static hosts compress JSON.
 *
 * `index.json` is read first. It has titles, headings, and the names of the other files, which include a hash of their
 * content. A `words` file lists the pages with the words in a range. A `texts` file has the texts of a range of pages,
 * encoded with the words in the `dictionary` file. Both are split into files of similar size, so that a search reads
 * only a few of them on any site.
 */
export interface IndexFile {
  format: typeof format;
  titles: string[];
  /** Columns about the pages, in the same order: addresses, and indexes of the entries below. */
  urls: string[];
  sections: number[];
  sectionNames: string[];
  contexts: number[];
  /** Language and version tag. */
  contextNames: [language: string, tag: string][];
  keywords: string[][];
  ranks: number[];
  /**
   * Each heading once, such as `2Create a role`, followed by a tab and its fragment if that isn't the text's own slug.
   */
  headings: string[];
  /** The indexes of each page's headings. */
  outlines: number[][];
  /** Each words file's first word and name. */
  words: [first: string, file: string][];
  /** Each texts file's first page and name. */
  texts: [first: number, file: string][];
  /** The name of the file with the words that encode texts. */
  dictionary: string;
  /** The compressed size of all files together, in bytes. */
  bytes: number;
}

/** Changes when older code can't read the files. */
export const format = 5;

export interface WordsFile {
  /** Sorted words. Each begins with the number of letters shared with the previous one, in base 36. */
  words: string;
  /** Where each word occurs, as written by {@link encodePostings}, one line per word. */
  pages: string;
  /** How much each word belongs to everyday talk: a digit per word, see `everyday.ts`. */
  everyday: string;
}

/**
 * What each page in a range contains: its description, then its texts and headings in order. A heading has its level
 * and text, and its fragment if that isn't the text's own slug. A text has level 0, a question level -1, and each a
 * fragment if it differs from the previous one's. All texts are encoded. See `dictionary.ts`.
 */
export type TextsFile = (string | [level: number, text: string, anchor?: string])[][];

/** The fields where a word can occur. */
export const fields = ['title', 'keywords', 'headings', 'body'] as const;
export type Field = (typeof fields)[number];

/** How often a word occurs in each field of a page. The body's count is rounded to 0, 1, 2, or 4. */
export interface Posting {
  page: number;
  counts: Record<Field, number>;
}

/** The character for a distance of zero. All but one of the characters that JSON has to escape come before it. */
const zero = '#'.charCodeAt(0);

/**
 * Writes each posting as two characters: its page's distance from the previous one, and one bit for each of three
 * fields with the body's count.
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

/** Writes sorted words, each without the letters shared with the previous one. */
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

/** Returns the fragment that Docusaurus gives most headings. The index has the fragments of the others. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
