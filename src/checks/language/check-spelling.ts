import {readFileSync} from 'node:fs';
import path from 'node:path';
import {grouped} from '../../base/collections';
import {product} from '../../product/facts';
import type {Check, Report} from '../check';
import {oncePerPage} from '../once-per-page';
import {dataProseOf, hasDataProse} from './data-prose';
import {type Misspelt, misspelt} from './misspelt';
import {type Prose, proseOf} from './prose';

/** Correct words that the dictionaries do not know, sorted, one a line. */
export const dictionaryFile = path.join(__dirname, 'dictionary.txt');

const settings = {
  language: 'en-US',
  dictionaries: ['en_us', 'softwareTerms', 'companies', 'aws', 'networkingTerms'],
  words: [
    ...`${product.name} ${product.name}IQ`.split(' '),
    ...readFileSync(dictionaryFile, 'utf8').split('\n'),
  ],
  // The nearest by letters isn't always among the first.
  numSuggestions: 8,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
};

/** Words that earlier runs asked about, and what was wrong with some. */
interface Spelled {
  words: string[];
  issues: Misspelt[];
}

/**
 * Words are spelled as American English, the bundled software dictionaries or `dictionary.txt` spell them, on pages, in
 * their pictures, and in the data that they show. A word that none of them knows passes if it resembles no other: it's
 * new, such as the name of an attack. Each word is asked about once, since cspell takes seconds to start.
 */
export const checkSpelling: Check = async (site, reportIn) => {
  const key = site.facts + JSON.stringify(settings);
  const known = site.remember('spelling', key, (): Spelled => ({words: [], issues: []}));
  const asked = new Set(known.words);
  const data = [...site.files].flatMap(([path, file]) => {
    const text = String(file.value);
    if (!hasDataProse(path)) return [];
    const words = site.remember('data-words', site.facts + path + text, () =>
      wordsIn(dataProseOf(path, text)),
    );
    return [{file, path, words}];
  });
  const all = [
    ...site.selected.flatMap((page) => wordsOn(page, site)),
    ...data.flatMap((each) => each.words),
  ];
  const words = [...new Set(all)].filter((word) => !asked.has(word));
  const issues = [...known.issues, ...(await misspelt(words, settings))];
  if (words.length > 0) site.keep('spelling', key, {words: [...known.words, ...words], issues});
  // A word can have several parts that are unknown.
  const byWord = grouped(issues.map((issue) => [issue.word, issue] as const));
  if (byWord.size === 0) return;
  for (const page of site.selected)
    for (const issue of wordsOn(page, site).flatMap((word) => byWord.get(word) ?? []))
      reportIssue(issue, proseOf(page), reportIn(page.file));
  for (const {file, path, words: used} of data)
    for (const issue of used.flatMap((word) => byWord.get(word) ?? []))
      reportIssue(issue, dataProseOf(path, String(file.value)), reportIn(file));
};

const wordsOn = oncePerPage('words', (page) => wordsIn(proseOf(page)));

const wordsIn = (prose: Prose[]) => [...new Set(prose.flatMap(({text}) => wordsOf(text)))];

/** Whatever has a space, or an end, before and after it. */
const wordsOf = (text: string) => text.split(/\s+/);

function reportIssue({word, unknown, suggestions}: Misspelt, prose: Prose[], report: Report) {
  const guesses =
    suggestions.length > 0 ? `${suggestions.slice(0, 3).join(', ')}? Else` : 'fix it, or';
  const fix = `${guesses} add the word to src/checks/language/dictionary.txt`;
  for (const {line, text} of prose) {
    for (const each of wordsOf(text))
      if (each === word) report(line, `unknown word "${unknown}"`, fix);
  }
}
