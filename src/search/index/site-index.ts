import {type DictionaryFile, decoderOf} from './dictionary';
import {
  decodePostings,
  decodeWords,
  type IndexFile,
  type Posting,
  slugOf,
  type TextsFile,
  type WordsFile,
} from './files';
import {NameIndex} from './names';
import type {IndexedPage, PagePart} from './pages';
import {type ReadFile, readSound} from './read-sound';
import {soundIndex, soundTexts, soundWords} from './sound';
import {WordIndex} from './word-index';

/** Sites whose whole compressed index is smaller than this load it in the background. */
const backgroundLimit = 2_000_000;

/** The loaded part of the index: titles and headings at first, words and texts as needed. */
export class SiteIndex {
  readonly pages: IndexedPage[];
  /** The words in titles, keywords, and headings. */
  readonly names: NameIndex;
  /** All loaded words. */
  readonly words: WordIndex;
  readonly #loading = new Map<string, Promise<unknown>>();
  readonly #loaded = new Set<string>();
  #decoder: Promise<(text: string) => string> | undefined;

  constructor(
    readonly file: IndexFile,
    private readonly read: ReadFile,
  ) {
    this.pages = file.titles.map((_, number) => pageOf(file, number));
    this.names = new NameIndex(this.pages);
    this.words = new WordIndex(this.pages.length);
  }

  /** Opens the deployed index. @throws {Error} when it can't be loaded or has another format */
  static async open(read: ReadFile): Promise<SiteIndex> {
    return readSound(read, 'index.json', (file) => new SiteIndex(soundIndex(file), read));
  }

  /** Returns the currently deployed index: this one if it's the same. @throws {Error} like `open` */
  async newest(): Promise<SiteIndex> {
    const file = await readSound(this.read, 'index.json', soundIndex);
    const isSame = JSON.stringify(file) === JSON.stringify(this.file);
    return isSame ? this : new SiteIndex(file, this.read);
  }

  /** Returns words files that aren't loaded yet and can contain some terms, their other forms, or longer words. */
  missingWords(terms: string[]): string[] {
    const files = new Set<string>();
    for (const term of terms) {
      // Too many words begin with so few letters, so only the word itself counts.
      const start = term.length < 3 ? term : term.slice(0, Math.max(3, term.length - 3));
      const end = term.length < 3 ? term : `${start}\uffff`;
      this.file.words.forEach(([first, file], at) => {
        const next = this.file.words[at + 1]?.[0];
        const begins = at === 0 || first <= end;
        if (begins && (next === undefined || next > start)) files.add(file);
      });
    }
    return [...files].filter((file) => !this.#loaded.has(file));
  }

  /** Returns texts files that aren't loaded yet and contain some pages. */
  missingTexts(pages: number[]): string[] {
    const files = pages.map(
      (page) => this.file.texts.findLast(([first]) => first <= page)?.[1] ?? '',
    );
    return [...new Set(files)].filter((file) => file && !this.#loaded.has(file));
  }

  /** Loads as many of some words or texts files as possible. @throws {Error} when one can't be loaded or used */
  async load(files: string[]): Promise<void> {
    const loads = await Promise.allSettled(files.map((file) => this.#loadOnce(file)));
    const failed = loads.find((load) => load.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Whether some words or texts files are all loaded. */
  has(files: string[]): boolean {
    return files.every((file) => this.#loaded.has(file));
  }

  /** Words files that aren't loaded yet. */
  get unreadWords(): string[] {
    return this.file.words.map(([, file]) => file).filter((file) => !this.#loaded.has(file));
  }

  get isSmall(): boolean {
    return this.file.bytes <= backgroundLimit;
  }

  /** Loads everything that's missing, words first. */
  async loadAll(): Promise<void> {
    for (const files of [this.file.words, this.file.texts]) {
      await this.load(files.map(([, file]) => file).filter((file) => !this.#loaded.has(file)));
    }
  }

  #loadOnce(name: string): Promise<unknown> {
    let loading = this.#loading.get(name);
    if (!loading) {
      loading = this.#loadFile(name).finally(() => this.#loading.delete(name));
      this.#loading.set(name, loading);
    }
    return loading;
  }

  async #loadFile(name: string): Promise<void> {
    const texts = this.file.texts.findIndex(([, file]) => file === name);
    if (texts < 0) {
      const [first = ''] = this.file.words.find(([, file]) => file === name) ?? [];
      await readSound(this.read, name, (file) => this.#takeWords(soundWords(file, first)));
    } else {
      const [first = 0] = this.file.texts[texts] ?? [];
      const [next = this.pages.length] = this.file.texts[texts + 1] ?? [];
      const [file, decode] = await Promise.all([
        readSound(this.read, name, (each) => soundTexts(each, next - first)),
        this.#readDictionary(),
      ]);
      this.#takeTexts(first, file, decode);
    }
    this.#loaded.add(name);
  }

  /** Reads the words that encode texts, once. */
  #readDictionary(): Promise<(text: string) => string> {
    this.#decoder ??= readSound(this.read, this.file.dictionary, (file) =>
      decoderOf(file as DictionaryFile),
    ).catch((error) => {
      // The next search requests it again.
      this.#decoder = undefined;
      throw error;
    });
    return this.#decoder;
  }

  #takeWords({words, pages, everyday}: WordsFile): void {
    const lines = pages.split('\n');
    const postings = decodeWords(words).map((word, at): [string, Posting[]] => {
      if (everyday[at] !== '0') this.words.everyday.set(word, Number(everyday[at]));
      return [word, decodePostings(lines[at] ?? '')];
    });
    this.words.add(postings);
  }

  #takeTexts(first: number, file: TextsFile, decode: (text: string) => string): void {
    file.forEach(([description, ...entries], at) => {
      const page = this.pages[first + at];
      if (!page) return;
      this.pages[first + at] = {
        ...page,
        description: decode(String(description)),
        pieces: piecesOf(entries, decode),
        complete: true,
      };
    });
  }
}

function pageOf(file: IndexFile, number: number): IndexedPage {
  const [language = '', tag = ''] = file.contextNames[file.contexts[number] ?? 0] ?? [];
  return {
    title: file.titles[number] ?? '',
    url: file.urls[number] ?? '',
    section: file.sectionNames[file.sections[number] ?? 0] ?? '',
    language,
    tag,
    keywords: file.keywords[number] ?? [],
    rank: file.ranks[number] ?? 0,
    description: '',
    pieces: (file.outlines[number] ?? []).map((heading) => headingOf(file.headings[heading] ?? '')),
    complete: false,
  };
}

function headingOf(code: string): PagePart {
  const [text = '', anchor = slugOf(text)] = code.slice(1).split('\t');
  return {level: Number(code[0]), text, anchor};
}

function piecesOf(entries: TextsFile[number], decode: (text: string) => string): PagePart[] {
  let anchor = '';
  return entries.map((entry) => {
    if (typeof entry === 'string') return {level: 0, text: decode(entry), anchor};
    const [level, encoded] = entry;
    const text = decode(encoded);
    anchor = entry[2] ?? (level > 0 ? slugOf(text) : anchor);
    return {level, text, anchor};
  });
}
