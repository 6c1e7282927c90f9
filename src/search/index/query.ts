import {areOneAndMany, compounds, isCommon, names, related, stem} from '../language';
import type {Compounds} from '../language/compounds';
import {termsOf, tokenize} from './tokens';
import type {WordIndex} from './word-index';

/** One way to express a word in the query: terms that must all occur. */
export interface Alternative {
  terms: string[];
  /** 1 for the word itself, less for other forms and synonyms. */
  weight: number;
  /** Whether a term can continue after these letters. */
  prefix: boolean;
}

/** A word in the query. */
export interface Slot {
  term: string;
  alternatives: Alternative[];
  /** Whether the word is so common, like "the", that it doesn't have to occur. It still counts next to other words. */
  optional: boolean;
  /** How well the word distinguishes pages. */
  weight: number;
  /** Whether it's part of an identifier, such as `Host.os`. */
  isPart: boolean;
  /** Whether it's after the last dot of one. */
  isAfterDot: boolean;
}

const formWeight = 0.75;
const numberWeight = 0.95;
const partWeight = 0.9;
const nameWeight = 0.8;
export const relatedWeight = 0.5;
const partsWeight = 0.7;

/** Alternatives by what they replace: terms joined with spaces. */
const others = new Map<string, Alternative[]>();
for (const [groups, weight] of [
  [names, nameWeight],
  [related, relatedWeight],
] as const) {
  for (const group of groups.map((members) => members.map(partsOf))) {
    for (const member of group) {
      const added = group.filter((other) => other !== member);
      const key = member.map(stem).join(' ');
      const alternatives = added.map((terms) => ({terms, weight, prefix: false}));
      others.set(key, [...(others.get(key) ?? []), ...alternatives]);
    }
  }
}
const longestName = 4;

function partsOf(text: string): string[] {
  return tokenize(text).flatMap(({parts}) => parts);
}

/**
 * Splits a query into words, each with its other forms and synonyms.
 *
 * @param text the query
 * @param index provides the existing forms of a word
 */
export function readQuery(text: string, index: WordIndex): Slot[] {
  const typing = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const tokens = tokenize(text);
  const slots = tokens.flatMap(({start, end, parts, whole}, at) => {
    const before = partsOf(text.slice(start, end).replace(/\.?[^.]*$/, '')).length;
    return parts.map((term, part): Slot => {
      const isLast = at === tokens.length - 1 && part === parts.length - 1;
      return {
        term,
        optional: isCommon(term) && !whole,
        weight: 1,
        isPart: Boolean(whole),
        isAfterDot: before > 0 && part >= before,
        alternatives: [
          ...(whole
            ? [{terms: [whole], weight: 1, prefix: typing && at === tokens.length - 1}]
            : []),
          {terms: [term], weight: whole ? partWeight : 1, prefix: typing && isLast},
          ...index
            .formsOf(term)
            .filter((form) => form !== term)
            .map((form) => ({
              terms: [form],
              weight: areOneAndMany(form, term) ? numberWeight : formWeight,
              prefix: false,
            })),
        ],
      };
    });
  });
  // For queries such as "IN LAST" and "what", which have only common words, even these must occur.
  if (slots.every(({optional}) => optional)) for (const slot of slots) slot.optional = false;
  addSynonyms(slots, index);
  if (compounds) addParts(slots, index, compounds);
  const isLong = slots.filter(({optional}) => !optional).length >= longQuery;
  for (const slot of slots) slot.weight = weightOf(slot, index, isLong);
  return slots;
}

/** Adds synonyms for each word and each short sequence of words. */
function addSynonyms(slots: Slot[], index: WordIndex): void {
  const stems = slots.map(({term}) => stem(term));
  for (let from = 0; from < slots.length; from += 1) {
    for (let to = from + 1; to <= Math.min(slots.length, from + longestName); to += 1) {
      const alternatives = (others.get(stems.slice(from, to).join(' ')) ?? []).flatMap((other) =>
        inAllForms(other, index),
      );
      // One word for several, such as "SSO" for "single sign-on", matches each of them.
      for (const slot of slots.slice(from, to)) slot.alternatives.push(...alternatives);
    }
  }
}

/**
 * Adds the words that a compound consists of: all of them on a page and, if no page has the compound itself, each of
 * them.
 */
function addParts(slots: Slot[], index: WordIndex, {partsOf: split}: Compounds): void {
  for (const {term, alternatives} of slots) {
    const parts = split(term, (part) => index.formsOf(part).length > 0);
    const forms = parts.map((part) => mostFrequent(index.formsOf(part), index));
    const together = forms.reduce<string[][]>(
      (some, of) => some.flatMap((terms) => of.map((form) => [...terms, form])),
      [[]],
    );
    if (parts.length === 0) continue;
    alternatives.push(...together.map((terms) => ({terms, weight: partsWeight, prefix: false})));
    if (index.formsOf(term).length > 0) continue;
    const alone = forms.flat();
    alternatives.push(
      ...alone.map((form) => ({terms: [form], weight: relatedWeight, prefix: false})),
    );
  }
}

/** How many forms of each part of a compound are searched for. */
const mostForms = 3;

const mostFrequent = (forms: string[], {pageCounts}: WordIndex): string[] =>
  forms
    .toSorted((one, other) => (pageCounts.get(other) ?? 0) - (pageCounts.get(one) ?? 0))
    .slice(0, mostForms);

function inAllForms(alternative: Alternative, index: WordIndex): Alternative[] {
  const [term = '', ...more] = alternative.terms;
  if (more.length > 0) return [alternative];
  return index.formsOf(term).map((form) => ({...alternative, terms: [form]}));
}

/** Below 1, because everyday words that few pages have would otherwise decide. Chosen on three sets of queries. */
const evenness = 0.6;

/** What each level of everyday talk takes. Chosen on the questions of two authors. */
const everydayLoss = 0.15;

/**
 * In a query of this many words, one is often not on the right page, so pages with some of the words are compared with
 * the query, too.
 */
export const longQuery = 4;

/**
 * A word on few pages distinguishes more than a word on most pages, and a word on no page not at all. In a long query, a
 * word of everyday talk distinguishes less than its pages say: "leave" is rare in documents, and says little.
 */
function weightOf({term, alternatives}: Slot, index: WordIndex, isLong: boolean): number {
  const counts = alternatives.map(
    ({terms: [term = ''], weight}) => (index.pageCounts.get(term) ?? 0) * weight,
  );
  const isNowhere = !counts.some(Boolean) && !alternatives.some(({prefix}) => prefix);
  const pages = isNowhere ? index.pageCount : Math.max(...counts, 1);
  const level = isLong ? (index.everyday.get(term) ?? 0) : 0;
  return Math.log(1 + (index.pageCount + 1) / pages) ** evenness / (1 + everydayLoss * level);
}

/** Returns every term that a query can match, so that their words files can be loaded. */
export function wantedTerms(text: string): string[] {
  const stems = partsOf(text).map(stem);
  const synonyms = stems.flatMap((_, from) =>
    Array.from({length: longestName}, (_, more) => stems.slice(from, from + more + 1).join(' '))
      .flatMap((key) => others.get(key) ?? [])
      .flatMap(({terms}) => terms),
  );
  const wanted = [...termsOf(text), ...synonyms];
  if (compounds) wanted.push(...termsOf(text).flatMap(compounds.endsOf));
  return [...new Set(wanted)];
}
