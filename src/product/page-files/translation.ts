import {createHash} from 'node:crypto';
import {isLanguage, type Language, original} from '../../base/languages';

/** Where a language's pages are, as Docusaurus has them: at their originals' paths below this folder. */
export const translationFolder = (language: string) =>
  `i18n/${language}/docusaurus-plugin-content-docs/current`;

const pattern = new RegExp(`^(?:@site/)?${translationFolder('([^/]+)')}/(.*)$`);

/**
 * Returns the language and the original of a translated page; `undefined` for any other file.
 *
 * @param file its path from the project's root, or as Docusaurus names sources
 */
export function translationAt(file: string): {language: string; original: string} | undefined {
  const [, language, name] = pattern.exec(file) ?? [];
  return language && name ? {language, original: `docs/${name}`} : undefined;
}

/** Returns the page that a file is a version of: `docs/guides/security/roles.md`, in any language. */
export const originalOf = (file: string): string =>
  translationAt(file)?.original ?? file.replace(/^@site\//, '');

/** Returns the language that a page's file is in. */
export function languageOf(file: string): Language {
  const {language = original} = translationAt(file) ?? {};
  return isLanguage(language) ? language : original;
}

/** The key of a translation's front matter that says which version of the original it's of. */
export const versionKey = 'translates';

/**
 * Returns a short name for a version of a page, which changes with its text.
 *
 * @param raw the page as written
 */
export const versionOf = (raw: string): string =>
  createHash('sha256').update(raw).digest('hex').slice(0, 12);
