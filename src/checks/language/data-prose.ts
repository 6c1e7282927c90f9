import {labelsIn} from '../pictures/labels';
import type {Prose} from './prose';

/**
 * Data that pages show: the product's facts, screens, and the names of categories. Questions are in readers' words, which
 * aren't in dictionaries.
 */
const shownData = /^(?:src\/(?:product|content)\/.*\.yaml|docs\/(?!.*\/_questions\.).*\.ya?ml)$/;

/**
 * Whole words, with the quotation marks, brackets, and punctuation around them. Names in code have other characters, and
 * keys end with a colon.
 */
const words = /(?<!\S)["'({[*-]*\p{L}[\p{L}'’]*[\]"')},.;!?*]*(?!\S)/gu;

const picture = /^docs\/.*\.svg$/;

/** Whether a file is data or a picture. */
export const hasDataProse = (file: string) => picture.test(file) || shownData.test(file);

/** The words in a data file or a picture that readers see on pages, without code. */
export function dataProseOf(file: string, text: string): Prose[] {
  if (picture.test(file)) return labelsIn(text).map(wordsOnly);
  return text.split('\n').map((line, index) => wordsOnly({line: index + 1, text: line}));
}

const wordsOnly = ({line, text}: Prose): Prose => ({
  line,
  text: (text.replace(/`[^`]*`/g, '` `').match(words) ?? []).join(' '),
});
