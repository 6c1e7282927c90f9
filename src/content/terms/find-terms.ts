import {terms as allTerms, type Term} from '../../product/glossary';
import {hasFixedCase, normalize, spellingsOf} from '../../product/glossary/spellings';

/** A use of a term in a text. */
export interface Use {
  term: Term;
  /** The term as spelled in the text. */
  text: string;
  index: number;
}

/**
 * Makes a function that finds terms in a text. It matches only whole words, and the longer of two terms that begin at
 * the same place.
 *
 * @param terms the terms to find
 */
export function termFinder(terms: Term[]): (text: string) => Use[] {
  const bySpelling = new Map(
    terms.flatMap((term) => spellingsOf(term).map((spelling) => [spelling, term] as const)),
  );
  const longestFirst = [...bySpelling.keys()].sort((a, b) => b.length - a.length);
  // "CVE-2021-44228", "first.org", and "SSO_URL" aren't the terms CVE, FIRST, and SSO.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_.@-])(?:${longestFirst.map(patternOf).join('|')})(?![\\p{L}\\p{N}_-]|[.@]\\p{L})`,
    'gu',
  );
  return (text) =>
    Array.from(text.matchAll(pattern), ({0: found, index}) => {
      const term = bySpelling.get(normalize(found));
      return term ? [{term, text: found, index}] : [];
    }).flat();
}

/** Finds the glossary's terms. */
export const findTerms = termFinder(allTerms);

/**
 * Returns a spelling as a regular expression that allows line breaks and, unless the term's case is fixed, a capital at
 * the start.
 */
function patternOf(spelling: string): string {
  const [first = '', ...rest] = spelling;
  const start = hasFixedCase(spelling) ? literal(first) : `[${first}${first.toUpperCase()}]`;
  return start + literal(rest.join('')).replaceAll(' ', '\\s+');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
