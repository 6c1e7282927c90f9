import {terms as allTerms, type Term} from '../../product/glossary';
import {hasFixedCase, normalize, spellingsOf} from '../../product/glossary/spellings';

/** A place where a text uses a term. */
export interface Use {
  term: Term;
  /** As the text spells it. */
  text: string;
  index: number;
}

/**
 * Makes what finds terms in a text: whole words only, and of two terms that begin at one place the longer.
 *
 * @param terms the terms to find
 */
export function termFinder(terms: Term[]): (text: string) => Use[] {
  const bySpelling = new Map(
    terms.flatMap((term) => spellingsOf(term).map((spelling) => [spelling, term] as const)),
  );
  const longestFirst = [...bySpelling.keys()].sort((a, b) => b.length - a.length);
  // "CVE-2021-44228", "first.org" and "SSO_URL" are other words than CVE, FIRST and SSO.
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

/** Finds the terms of the glossary. */
export const findTerms = termFinder(allTerms);

/** A spelling as a regular expression: it can break over lines and, unless its case is fixed, begin with a capital. */
function patternOf(spelling: string): string {
  const [first = '', ...rest] = spelling;
  const start = hasFixedCase(spelling) ? literal(first) : `[${first}${first.toUpperCase()}]`;
  return start + literal(rest.join('')).replaceAll(' ', '\\s+');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
