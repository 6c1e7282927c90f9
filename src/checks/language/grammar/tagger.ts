import {createRequire} from 'node:module';
import type winkNLP from 'wink-nlp';
import type {Model, PartOfSpeech, TokenItsFunction} from 'wink-nlp';
import {once} from '../../../base/once';
import {name} from '../sentences';

const load = createRequire(__filename);

/** Loads the tagger only when needed. It takes a third of a second, and runs without changed pages don't use it. */
const nlp = once(() => {
  const wink: typeof winkNLP = load('wink-nlp');
  const model: Model = load('wink-eng-lite-web-model');
  return wink(model, ['pos']);
});

/** Words that are always the same part of speech, by their tags. */
const closedWords: Record<string, string> = {
  is: 'is was has does',
  are: 'are were have do am',
  be: 'be been being',
  modal: 'can could must may might should will would shall',
  a: 'a an each every another either neither',
  the: 'the no any some all its your their my our whose',
  these: 'these those both several many few',
  it: 'it he she',
  they: 'they you we i',
  this: 'this',
  who: 'who which what whoever whatever that',
  and: 'and or but nor',
  not: "not n't",
  if: 'if because when while unless until although though where whether as since once how why',
  so: 'so',
  than: 'than',
};
const closed = new Map(
  Object.entries(closedWords).flatMap(([tag, words]) =>
    words.split(' ').map((word): [string, string] => [word, tag]),
  ),
);

const tags: Partial<Record<PartOfSpeech, string>> = {
  PUNCT: 'mark',
  SYM: 'mark',
  NUM: 'number',
  PROPN: 'name',
  ADJ: 'adjective',
  ADV: 'adverb',
  ADP: 'of',
  CCONJ: 'and',
  SCONJ: 'if',
  DET: 'the',
};

const irregularPlurals =
  /^(?:people|children|men|women|criteria|menus|areas|ideas|schemas|quotas|personas|formulas)$/;
const singularWithS =
  /^(?:lens|means|series|news|species|windows|analytics|whereas|perhaps|[a-z]*(?:[aiu]s|ss))$/;

/** Replaces a name in a tagged sentence with a word that the tagger recognizes as a name. */
const stand = 'Acme';

/**
 * Tags each word of a sentence with its part of speech: ` tools/nouns collects/verbs what/who servers/nouns
 * present/verb `.
 *
 * - `name`: a name in code or bold, or a capitalized word
 * - `noun`, `nouns`: singular and plural
 * - `verb`, `verbs`, `verbing`, `verbed`: the base form, the forms with -s and -ing, and the past tense or participle
 * - `is`: is, was, has, does; `are`: are, were, have, do; `be`: be, been, being
 * - `a`, `these`, `the`: words before a singular, a plural, or either
 * - `it`, `they`, `this`, `who`: pronouns, by the verb form that they take
 * - `of`: prepositions; `to`: "to" before a verb; `and`, `if`, `so`, `than`, `not`, `modal`: these and similar words
 * - `adjective`, `adverb`, `number`, `mark`, `other`
 *
 * @param sentence the sentence with every name replaced with {@link name}
 * @param isName whether the word that begins a sentence would be capitalized anywhere
 */
export function tagWords(sentence: string, isName: (word: string) => boolean): string {
  const text = decapitalized(sentence.replace(/\s+/g, ' ').trim(), isName)
    .replaceAll(name, stand)
    .replaceAll('/', '∕');
  const {readDoc, its} = nlp();
  const tokens = readDoc(text).tokens();
  const parts = tokens.out(its.pos) as PartOfSpeech[];
  const lemmas = tokens.out(its.lemma as TokenItsFunction<string>);
  const tagged = tokens
    .out()
    .map((word, at) =>
      word === stand
        ? `${name}/name`
        : `${word}/${tagOf(word, parts[at] ?? 'X', lemmas[at] ?? '')}`,
    );
  return joined(` ${tagged.join(' ')} `);
}

/** The base form of a verb's participle: "send" for "sent". */
export function baseOf(participle: string): string {
  const {readDoc, its} = nlp();
  const lemmas = readDoc(`it was ${participle}`)
    .tokens()
    .out(its.lemma as TokenItsFunction<string>);
  return lemmas.at(-1) ?? participle;
}

/** Joins hyphenated words: "built-in" is an adjective, and "sign-in" in "the sign-in fails" is a noun. */
const joined = (tagged: string) =>
  tagged.replace(
    /(?<= )([^ /]+)\/[a-z]+ -\/mark ([^ /]+)\/[a-z]+(?: -\/mark ([^ /]+)\/[a-z]+)?(?= ([^ ]+\/(?:noun|nouns|name) )?)/g,
    (_, first, second, third, next) =>
      `${[first, second, third].filter(Boolean).join('-')}/${next ? 'adjective' : isPlural(third ?? second) ? 'other' : 'noun'}`,
  );

/** Lowercases the first word of a sentence, because the tagger reads a capitalized word as a name. */
const decapitalized = (sentence: string, isName: (word: string) => boolean) =>
  sentence.replace(/^\p{Lu}\p{Ll}*(?=[ ,'’])/u, (word) =>
    word === 'I' || isName(word) ? word : word.toLowerCase(),
  );

function tagOf(word: string, part: PartOfSpeech, lemma: string): string {
  const small = word.toLowerCase();
  if (part === 'NUM' || /^\d/.test(word)) return 'number';
  if (small === 'to' && part === 'PART') return 'to';
  const known = word === 'May' ? 'name' : closed.get(small);
  if (known && part !== 'NOUN') return known;
  if (/^\p{Lu}/u.test(word)) return 'name';
  if (part === 'NOUN') return isPlural(word) ? 'nouns' : 'noun';
  if (part === 'VERB' || part === 'AUX') return verbTagOf(small, lemma);
  return tags[part] ?? 'other';
}

const isPlural = (word: string) =>
  irregularPlurals.test(word) || (word.endsWith('s') && !singularWithS.test(word));

function verbTagOf(word: string, lemma: string): string {
  if (word === lemma) return 'verb';
  if (/[^s]s$/.test(word)) return 'verbs';
  return word.endsWith('ing') ? 'verbing' : 'verbed';
}
