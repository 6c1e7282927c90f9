import {readFileSync} from 'node:fs';
import path from 'node:path';
import {grouped} from '../../base/collections';
import {product} from '../../product/facts';
import type {Check, Report} from '../check';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';
import {type Misspelt, misspelt} from './misspelt';
import {proseOf} from './prose';

/** Correct words that the dictionaries do not know, sorted, one a line. */
export const dictionaryFile = path.join(__dirname, 'dictionary.txt');

const settings = {
  language: 'en-US',
  dictionaries: ['en_us', 'softwareTerms', 'companies', 'aws', 'networkingTerms'],
  words: [product.name, `${product.name}IQ`, ...readFileSync(dictionaryFile, 'utf8').split('\n')],
  // The nearest by letters isn't always among the first.
  numSuggestions: 8,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
};

/**
 * Words are spelled as American English, the bundled software dictionaries or `dictionary.txt` spell them. A word that
 * none of them knows passes if it resembles no other: it's new, such as the name of an attack. Of a word that another
 * page has, an earlier run knows the answer.
 */
export const checkSpelling: Check = async (site, reportIn) => {
  // The dictionary isn't among the facts: a new word in it changes no other answer.
  const basis = site.facts + JSON.stringify(settings);
  const keyOf = (page: CheckedPage) => [basis, ...wordsOn(page, site)].join(' ');
  const isNew = (page: CheckedPage) => !site.knows('spelling', keyOf(page));
  const issues = new Map<string, Misspelt[]>();
  const issuesOn = (page: CheckedPage) =>
    site.remember('spelling', keyOf(page), () =>
      wordsOn(page, site).flatMap((word) => issues.get(word) ?? []),
    );
  const pages = site.selected.filter(isNew);
  if (pages.length > 0) {
    const others = site.pages.filter((page) => !isNew(page));
    const known = new Set(others.flatMap((page) => wordsOn(page, site)));
    const asked = new Set(pages.flatMap((page) => wordsOn(page, site)));
    const unknown = [...asked].filter((word) => !known.has(word));
    for (const found of [...others.map(issuesOn), await misspelt(unknown, settings)])
      for (const [word, all] of byWord(found)) issues.set(word, all);
  }
  for (const page of site.selected) {
    for (const issue of issuesOn(page)) reportOn(page, issue, reportIn(page.file));
  }
};

/** A word can have several parts that are unknown. */
const byWord = (issues: Misspelt[]) => grouped(issues.map((issue) => [issue.word, issue] as const));

const wordsOn = oncePerPage('words', (page) => [
  ...new Set(proseOf(page).flatMap(({text}) => wordsOf(text))),
]);

/** Whatever has a space, or an end, before and after it. */
const wordsOf = (text: string) => text.split(/\s+/);

function reportOn(page: CheckedPage, {word, unknown, suggestions}: Misspelt, report: Report) {
  const guesses =
    suggestions.length > 0 ? `${suggestions.slice(0, 3).join(', ')}? Else` : 'mend it, or';
  const fix = `${guesses} add the word to src/checks/language/dictionary.txt`;
  for (const {line, text} of proseOf(page)) {
    for (const each of wordsOf(text))
      if (each === word) report(line, `unknown word "${unknown}"`, fix);
  }
}
