import path from 'node:path';
import * as z from 'zod';
import {loadYaml} from '../../../base/yaml/load';

/** What `words.yaml` contains. */
export const wordsSchema = z.array(
  z.strictObject({
    words: z.array(z.string()),
    write: z.string(),
    /** What a word matches, and isn't: a month, a product. */
    except: z.array(z.string()).default([]),
  }),
);

/** A word that our texts don't use. */
export interface FoundWord {
  word: string;
  /** What to write instead. */
  write: string;
  index: number;
}

/** At the beginning of a sentence, a word has a capital. */
const withCapital = (word: string) =>
  word.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);

const wholeWords = (words: string[], flags = '') =>
  new RegExp(`(?<![\\w-])(?:${words.map(withCapital).join('|')})(?![\\w-])`, flags);

const lists = loadYaml(path.join(__dirname, 'words.yaml'), wordsSchema);
const anyOfThem = wholeWords(lists.flatMap(({words}) => words));
const rules = lists.map(({words, ...rule}) => ({...rule, pattern: wholeWords(words, 'g')}));

/** Finds the words of `words.yaml` in a text. Most texts have none, and one search says so. */
export const findWords = (text: string): FoundWord[] =>
  anyOfThem.test(text)
    ? rules.flatMap(({pattern, write, except}) =>
        [...text.matchAll(pattern)]
          .filter(([word]) => !except.includes(word))
          .map(({0: word, index}) => ({word: word.trim(), write, index})),
      )
    : [];
