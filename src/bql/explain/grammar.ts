import {capitalized} from '../../base/text/words';

/** English grammar: articles, lists, plurals, verbs. */

/** Whom a verb is said of. */
export interface Subject {
  plural: boolean;
  /** A human being, of whom one says "who". */
  person: boolean;
}

/** "a host", "an asset". */
export function withArticle(noun: string): string {
  const isVowel = /^(?!uni|use|url)[aeiou]/i.test(noun) || /^(?:SLA|MFA|HTTP|MD5|SPF)\b/.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** The singular of the last word: "business services" is "business service". */
export function singular(noun: string): string {
  if (/(?:ss|us|is)$/.test(noun)) return noun;
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x)es$/.test(noun)) return noun.replace(/es$/, '');
  return noun.replace(/s$/, '');
}

/** Whether a noun is in the plural, as far as its ending tells: "results", and not "status". */
export const isPlural = (noun: string): boolean => /[^sui]s$/.test(noun);

/** "host's", "owners'". */
export const possessive = (noun: string): string =>
  /[^su]s$/.test(noun) ? `${noun}'` : `${noun}'s`;

/** "that" or "who". */
export const relative = ({person}: Subject): string => (person ? 'who' : 'that');

/**
 * What is said of a subject, from its base form: "be active" is "are active" and, negated, "are not active"; "have a
 * patch available" is negated "have no patch available".
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

/** The base form of a verb in the third person: "runs" is "run", "is" is "be". Others stay. */
export function baseForm(verb: string): string {
  if (verb === 'is') return 'be';
  if (verb === 'has') return 'have';
  if (/ifies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss)es$/.test(verb)) return verb.replace(/es$/, '');
  return verb.replace(/s$/, '');
}

/** A sentence with its capital and its full stop. */
export function sentence(text: string): string {
  return `${capitalized(text)}.`;
}
