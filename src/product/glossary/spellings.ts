import type {Term} from '../glossary';

/**
 * Everything that a term is written as: its name, its other names, its forms, and the plural of each. What has a
 * capital inside (CVE, Risk Intelligence) stays as it is; anything else is in lower case here and can begin with a
 * capital in text.
 */
export function spellingsOf({term, also, forms}: Pick<Term, 'term' | 'also' | 'forms'>): string[] {
  const written = [term, ...also, ...forms].map(normalize);
  return [...new Set([...written, ...written.map(pluralOf)])];
}

/** Brings text that can be a term into the form that `spellingsOf` gives. */
export function normalize(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return hasFixedCase(oneLine) ? oneLine : oneLine.toLowerCase();
}

/** Whether a spelling keeps its case: one with a capital that doesn't merely begin a sentence. */
export const hasFixedCase = (spelling: string) => /\p{Lu}/u.test(spelling.slice(1));

function pluralOf(spelling: string): string {
  if (/[^aeiou]y$/.test(spelling)) return spelling.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(spelling) ? `${spelling}es` : `${spelling}s`;
}
