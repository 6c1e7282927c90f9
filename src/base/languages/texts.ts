import path from 'node:path';
import * as z from 'zod';
import {InputError} from '../source/input-error';
import {readSource} from '../source/read';
import {type Language, languages, original} from '.';

/** Texts in a language, by the English text. */
export type Texts = Record<string, string>;

/** Where a language's texts are. Docusaurus's own have an ID that begins with "theme.", and ours have the text itself. */
export const textsFile = (language: Language) => `i18n/${language}/code.json`;

const schema = z.record(z.string(), z.object({message: z.string().min(1)}));
const known = new Map<Language, Texts>([[original, {}]]);

/**
 * Reads our own texts in a language, once; there are none for the language that they're written in.
 *
 * @throws {InputError} if the file can't be used
 */
export function readTexts(language: Language): Texts {
  const texts = known.get(language) ?? textsIn(textsFile(language));
  known.set(language, texts);
  return texts;
}

const textsIn = (file: string): Texts =>
  Object.fromEntries(
    Object.entries(parse(file))
      .filter(([id]) => !id.startsWith('theme.'))
      .map(([id, {message}]) => [id, message]),
  );

function parse(file: string): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(readSource(path.resolve(file))));
  } catch (error) {
    if (error instanceof InputError) throw error;
    const fix = 'write an object with "the English text": {"message": "its translation"}';
    throw new InputError(`${file}:1  ${(error as Error).message}  ${fix}`);
  }
}

/** Writes a text that the build adds to pages in a language. Each `{name}` is replaced with its value. */
export function textIn(
  language: Language,
  text: string,
  values: Record<string, string> = {},
): string {
  const translated = readTexts(language)[text] ?? text;
  return translated.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** The languages that pages are translated into. */
export const translations = (Object.keys(languages) as Language[]).filter(
  (code) => code !== original,
);
