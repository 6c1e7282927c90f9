import {capitalized} from '../../base/text/words';

/** English grammar: articles, lists, plurals, verbs. */

/** The subject of a verb. */
export interface Subject {
  plural: boolean;
  /** Whether it's a person, and so takes "who". */
  person: boolean;
}

/** Adds an article: "a host", "an asset". */
export function withArticle(noun: string): string {
  const isVowel = /^(?!uni|use|url)[aeiou]/i.test(noun) || /^(?:SLA|MFA|HTTP|MD5|SPF)\b/.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** Makes the last word singular: "business services" becomes "business service". */
export function singular(noun: string): string {
  if (/(?:ss|us|is)$/.test(noun)) return noun;
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x)es$/.test(noun)) return noun.replace(/es$/, '');
  return noun.replace(/s$/, '');
}

/** Whether a noun looks plural by its ending: "results" does, "status" doesn't. */
export const isPlural = (noun: string): boolean => /[^sui]s$/.test(noun);

/** Returns the possessive: "host's", "owners'". */
export const possessive = (noun: string): string =>
  /[^su]s$/.test(noun) ? `${noun}'` : `${noun}'s`;

/** Returns "that" or "who". */
export const relative = ({person}: Subject): string => (person ? 'who' : 'that');

/**
 * Conjugates a base-form phrase for a subject: "be active" becomes "are active" or, negated, "are not active". Negated,
 * "have a patch available" becomes "have no patch available".
 */
export function conjugated(phrase: string, {plural}: {plural: boolean}, negated = false): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const object = rest.join(' ');
  const isPerfect = verb === 'have' && rest[0] === 'been';
  if (verb === 'be')
    return [plural ? 'are' : 'is', negated ? 'not' : '', object].filter(Boolean).join(' ');
  const have = plural ? 'have' : 'has';
  if (isPerfect) return `${have} ${negated ? 'not ' : ''}${object}`;
  if (verb === 'have' && negated && /^an? /.test(object))
    return `${have} ${object.replace(/^an? /, 'no ')}`;
  if (negated) return `${plural ? 'do' : 'does'} not ${phrase}`;
  if (verb === 'have') return `${have} ${object}`.trim();
  return `${plural ? verb : thirdPerson(verb)} ${object}`.trim();
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/**
 * Returns the base form of a third-person verb: "runs" becomes "run", "is" becomes "be". Other forms stay unchanged.
 */
export function baseForm(verb: string): string {
  if (verb === 'is') return 'be';
  if (verb === 'has') return 'have';
  if (/ifies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss)es$/.test(verb)) return verb.replace(/es$/, '');
  return verb.replace(/s$/, '');
}

/** Adds a capital and a period. */
export function sentence(text: string): string {
  return `${capitalized(text)}.`;
}
