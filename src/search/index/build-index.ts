import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import type {SearchRecord} from '../records/record';
import {buildDictionary, type DictionaryFile, encoderOf} from './dictionary';
import {everydayLevel} from './everyday';
import {
  encodePostings,
  encodeWords,
  format,
  type IndexFile,
  slugOf,
  type TextsFile,
  type WordsFile,
} from './files';
import {type IndexedPage, type PagePart, pagesOf} from './pages';
import {indexedTexts, postingsOf} from './postings';

/** The compressed size, in bytes, above which the first file omits lower headings. */
const firstFileBudget = 44_000;
/** The size of a words or texts file, in JSON characters. Compressed, it's a quarter to a third of that. */
const fileSize = 80_000;

/**
 * Makes the files of the embedded index.
 *
 * @param records all records of the site, sorted by page
 * @returns the content of each file by name; `index.json` has to be read first
 */
export function buildIndex(records: SearchRecord[]): Map<string, string> {
  const pages = pagesOf(records);
  const files = new Map<string, string>();
  let bytes = 0;

  function emit(kind: string, content: WordsFile | DictionaryFile | TextsFile): string {
    const text = JSON.stringify(content);
    const name = `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    bytes += gzipSync(text).length;
    files.set(name, text);
    return name;
  }

  const words = wordsFiles(pages).map(([first, file]): [string, string] => [
    first,
    emit('words', file),
  ]);
  const dictionary = buildDictionary(pages.flatMap(textsOf));
  const texts = textsFiles(pages, encoderOf(dictionary)).map(([first, file]): [number, string] => [
    first,
    emit('texts', file),
  ]);
  const rest = {words, dictionary: emit('dictionary', dictionary), texts};
  files.set('index.json', firstFile(pages, {...rest, bytes}));
  return files;
}

/** The first file's information about the other files. */
type Rest = Pick<IndexFile, 'words' | 'dictionary' | 'texts' | 'bytes'>;

/** Returns the first file, with as many heading levels as its budget allows. */
function firstFile(pages: IndexedPage[], rest: Rest): string {
  let text = '';
  for (const deepest of [6, 3, 2, 1]) {
    text = JSON.stringify({...columnsOf(pages, deepest), ...rest});
    if (gzipSync(text).length <= firstFileBudget) break;
  }
  return text;
}

function columnsOf(pages: IndexedPage[], deepest: number): Omit<IndexFile, keyof Rest> {
  const sections = numbering();
  const contexts = numbering();
  const headings = numbering();
  const columns = {
    format,
    titles: pages.map(({title}) => title),
    urls: pages.map(({url}) => url),
    sections: pages.map(({section}) => sections.of(section)),
    contexts: pages.map(({language, tag}) => contexts.of(`${language}\n${tag}`)),
    keywords: pages.map(({keywords}) => keywords),
    ranks: pages.map(({rank}) => rank),
    outlines: pages.map(({pieces}) =>
      pieces
        .filter(({level}) => level > 0 && level <= deepest)
        .map((heading) => headings.of(headingCode(heading))),
    ),
  } as const;
  return {
    ...columns,
    sectionNames: sections.names,
    contextNames: contexts.names.map((name) => name.split('\n') as [string, string]),
    headings: headings.names,
  };
}

const headingCode = ({level, text, anchor}: PagePart) =>
  `${level}${text}${anchor === slugOf(text) ? '' : `\t${anchor}`}`;

const textsOf = ({description, pieces}: IndexedPage) => [
  description,
  ...pieces.map(({text}) => text),
];

/** Encodes a piece without what the previous piece or, for a heading, its own text already implies. */
function entryOf(
  {level, text, anchor}: PagePart,
  before: PagePart | undefined,
  encode: (text: string) => string,
): TextsFile[number][number] {
  const encoded = encode(text);
  const same = anchor === (before?.anchor ?? '');
  if (level === 0 && same) return encoded;
  const implied = level > 0 ? anchor === slugOf(text) : same;
  return implied ? [level, encoded] : [level, encoded, anchor];
}

/** Numbers names in the order that they're first requested. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    of(name: string): number {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    get names(): string[] {
      return [...numbers.keys()];
    },
  };
}

function wordsFiles(pages: IndexedPage[]): [first: string, file: WordsFile][] {
  const postings = postingsOf(indexedTexts(pages));
  const inOrder = [...postings.keys()].sort();
  const encoded = inOrder.map((word) => encodePostings(postings.get(word) ?? []));
  const isEnglish = pages.some(({language}) => language === 'en');
  const levelOf = (word: string) => (isEnglish ? everydayLevel(word) : 0);
  const size = (at: number) => (inOrder[at]?.length ?? 0) + 2 * (encoded[at]?.length ?? 0);
  return cut(inOrder.length, size).map(([from, to]) => [
    inOrder[from] ?? '',
    {
      words: encodeWords(inOrder.slice(from, to)),
      pages: encoded.slice(from, to).join('\n'),
      everyday: inOrder.slice(from, to).map(levelOf).join(''),
    },
  ]);
}

function textsFiles(
  pages: IndexedPage[],
  encode: (text: string) => string,
): [first: number, file: TextsFile][] {
  const encoded: TextsFile = pages.map(({description, pieces}) => [
    encode(description),
    ...pieces.map((piece, at) => entryOf(piece, pieces[at - 1], encode)),
  ]);
  const size = (at: number) => Buffer.byteLength(JSON.stringify(encoded[at]));
  return cut(encoded.length, size).map(([from, to]) => [from, encoded.slice(from, to)]);
}

/** Splits a sequence into ranges of about the size that a file can have. */
function cut(count: number, sizeOf: (at: number) => number): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  let size = 0;
  for (let at = 0; at < count; at += 1) {
    size += sizeOf(at);
    if (size < fileSize && at < count - 1) continue;
    ranges.push([from, at + 1]);
    from = at + 1;
    size = 0;
  }
  return ranges;
}
