import {type Language, original} from '../../base/languages';
import {readTexts, type Texts, translations} from '../../base/languages/texts';
import {marksOf, withCurlyQuotes} from '../../base/text/quotes';

/** Where code shows a text, as the source of a regular expression, and what to write there. */
export type Replacement = [pattern: string, text: string];

/**
 * Returns where code shows texts: as a whole string, as a whole template with its `${values}`, or between tags. Longer
 * texts come first, because they can contain shorter ones.
 */
export const replacementsOf = (texts: Texts): Replacement[] =>
  Object.entries(texts)
    .sort(([one], [other]) => other.length - one.length)
    .map(([id, text]) => {
      const words = id.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+');
      const asString = `(?<=['"\`]${words})(?=['"\`])`;
      const betweenTags = `(?<=(?:(?<!=)>|}|^)\\s*${words})(?=\\s*(?:[<{]|$))`;
      // Words first: engines look for them much faster than for what surrounds them.
      return [`${words}(?:${asString}|${betweenTags})`, text.replaceAll('$', '$$$$')];
    });

/** Returns a language's texts, by the texts in the code. English ones have the quotes of print. */
export const shownTextsIn = (language: Language): Texts =>
  language === original
    ? inPrint(translations.flatMap((other) => Object.keys(readTexts(other))))
    : readTexts(language);

/**
 * Writes components' texts as print does, with curly quotes. Their values, tags, and examples of code stay as they are, and
 * so do texts with a template inside a value.
 */
export const inPrint = (ids: string[]): Texts =>
  Object.fromEntries(
    ids
      .filter((id) => !id.includes('`'))
      .map((id) => [id, printed(id)])
      .filter(([id, text]) => id !== text),
  );

const printed = (text: string) =>
  text
    .split(/(\$?\{[^}]*\}|<[^>]*>)/)
    .map((part, at, parts) =>
      at % 2 === 1 ? part : withCurlyQuotes(part, marksOf.en, parts[at - 1]?.at(-1)),
    )
    .join('');

/** Where code formats numbers and dates in English, and the language to format them in. */
export const formatIn = (language: Language): Replacement => [
  `(?<=\\.toLocale(?:Date|Time)?String\\(|\\bNumberFormat\\()'en(?:-US)?'`,
  `'${language}'`,
];

/** Writes code's texts in another language. `translate-texts.cjs` does the same to modules. */
export const translateTexts = (code: string, replacements: Replacement[]): string =>
  replacements.reduce(
    (text, [pattern, other]) => text.replace(new RegExp(pattern, 'gm'), other),
    code,
  );
