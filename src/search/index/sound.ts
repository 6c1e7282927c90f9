import {decodeWords, format, type IndexFile, type TextsFile, type WordsFile} from './files';

/** Validates the first file. @throws {Error} when it's something else or has another format */
export function soundIndex(file: unknown): IndexFile {
  const {format: found, titles, urls, words, texts} = Object(file) as Partial<IndexFile>;
  const isIndex = [titles, urls, words, texts].every(Array.isArray) && found === format;
  if (!isIndex) throw new Error('The index has a different format than this page reads.');
  return file as IndexFile;
}

/** Validates a words file. @throws {Error} when it's something else or begins with another word */
export function soundWords(file: unknown, first: string): WordsFile {
  const {words, pages, everyday} = Object(file) as Partial<WordsFile>;
  const isWords =
    typeof words === 'string' &&
    typeof pages === 'string' &&
    typeof everyday === 'string' &&
    decodeWords(words)[0] === first &&
    words.split('\n').length === everyday.length &&
    pages.split('\n').length === everyday.length;
  if (!isWords) throw new Error(`The file doesn't have the words starting with "${first}".`);
  return {words, pages, everyday};
}

/** Validates a texts file. @throws {Error} when it's something else or has another number of pages */
export function soundTexts(file: unknown, pages: number): TextsFile {
  const isText = (entry: unknown) =>
    typeof entry === 'string' || (Array.isArray(entry) && typeof entry[1] === 'string');
  const isTexts =
    Array.isArray(file) &&
    file.length === pages &&
    file.every((page) => Array.isArray(page) && page.every(isText));
  if (!isTexts) throw new Error(`The file doesn't have the texts of ${pages} pages.`);
  return file as TextsFile;
}
