/** The languages that the site can be built in, with their names in the menu. Pages are written in the first. */
export const languages = {en: 'English', de: 'Deutsch'} as const;

export type Language = keyof typeof languages;

/** The language that pages are written in. */
export const original: Language = 'en';

/** Whether a code is one of the languages. */
export const isLanguage = (code: string): code is Language => code in languages;
