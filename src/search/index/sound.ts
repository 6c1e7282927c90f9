import {decodeWords, format, type IndexFile, type TextsFile, type WordsFile} from './files';

/** Takes what was read for the first file. @throws {Error} when it is another thing, or of another format */
export function soundIndex(file: unknown): IndexFile {
  const {format: found, titles, urls, words, texts} = Object(file) as Partial<IndexFile>;
  const isIndex = [titles, urls, words, texts].every(Array.isArray) && found === format;
  if (!isIndex) throw new Error('The index has another format than this page reads.');
  return file as IndexFile;
}

/** Takes what was read for a file of words. @throws {Error} when it is another thing, or begins with another word */
export function soundWords(file: unknown, first: string): WordsFile {
  const {words, pages} = Object(file) as Partial<WordsFile>;
  const isWords =
    typeof words === 'string' &&
    typeof pages === 'string' &&
    decodeWords(words)[0] === first &&
    words.split('\n').length === pages.split('\n').length;
  if (!isWords) throw new Error(`These are not the words from "${first}" on.`);
  return {words, pages};
}

/** Takes what was read for a file of texts. @throws {Error} when it is another thing, or of more or fewer pages */
export function soundTexts(file: unknown, pages: number): TextsFile {
  const isText = (entry: unknown) =>
    typeof entry === 'string' || (Array.isArray(entry) && typeof entry[1] === 'string');
  const isTexts =
    Array.isArray(file) &&
    file.length === pages &&
    file.every((page) => Array.isArray(page) && page.every(isText));
  if (!isTexts) throw new Error(`These are not the texts of ${pages} pages.`);
  return file as TextsFile;
}
