import type {Term} from '../glossary';

/**
 * Returns all spellings of a term: its name, its other names, its forms, and the plural of each. A spelling with a
 * capital inside (CVE, Risk Intelligence) stays as it is. Others are in lowercase here, and can begin with a capital in
 * text.
 */
export function spellingsOf({term, also, forms}: Pick<Term, 'term' | 'also' | 'forms'>): string[] {
  const written = [term, ...also, ...forms].map(normalize);
  return [...new Set([...written, ...written.map(pluralOf)])];
}

/** Converts text that might be a term to the form that `spellingsOf` returns. */
export function normalize(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return hasFixedCase(oneLine) ? oneLine : oneLine.toLowerCase();
}

/** Whether a spelling has a fixed case: it has a capital after its first letter. */
export const hasFixedCase = (spelling: string) => /\p{Lu}/u.test(spelling.slice(1));

function pluralOf(spelling: string): string {
  if (/[^aeiou]y$/.test(spelling)) return spelling.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(spelling) ? `${spelling}es` : `${spelling}s`;
}
