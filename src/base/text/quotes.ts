import type {Language} from '../languages';

/** The quotation marks that open and close a quotation. */
export type Marks = readonly [string, string];

export const marksOf: Record<Language, Marks> = {en: ['“', '”'], de: ['„', '“']};

/**
 * Sets a text's quotes and apostrophes as print does.
 *
 * @param before the character before the text
 */
export const withCurlyQuotes = (text: string, [open, close]: Marks, before = ' '): string =>
  text.replace(/["']/g, (mark, at: number) => {
    const opens = /[\s([{/–—“„‘]/.test(text[at - 1] ?? before);
    if (mark === "'") return opens ? '‘' : '’';
    return opens ? open : close;
  });

/** Sets the `>` between the menus of a path as `›`, which ends a line rather than beginning the next. */
export const withPathMarks = (text: string): string =>
  text.replace(/(?<=[\p{L}\d)]) > (?=[\p{L}(])/gu, '\u00a0› ');
