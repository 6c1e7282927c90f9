import {diceCoefficient} from '../../../base/text/similarity';

/** A glossary term with its other names. */
export interface HelpTerm {
  term: string;
  also: string[];
  route: string;
}

/** What the product doesn't have, with what to use instead and the page that says so. */
export interface Absence {
  what: string;
  instead: string;
  route: string;
  /** Words in queries that are about it. */
  words: string[];
}

/** What a reader might have looked for whose query found nothing. */
export interface NothingFoundHelp {
  terms: HelpTerm[];
  absences: Absence[];
}

const termCount = 3;
/** Terms that are less similar to the query aren't what the reader meant. */
const leastSimilar = 0.4;

/** Loads the help, which is a separate chunk, because most queries find something. */
export async function loadHelp(): Promise<NothingFoundHelp> {
  const {default: help} = await import(
    /* webpackChunkName: "nothing-found" */ '@generated/search-dialog/default/help.json'
  );
  return help;
}

/** Returns the glossary terms with the names most similar to a query or one of its words, best first. */
export function nearestTerms(query: string, terms: HelpTerm[]): HelpTerm[] {
  const texts = [...new Set([query.trim().toLowerCase(), ...wordsOf(query)])];
  const similarity = ({term, also}: HelpTerm) =>
    Math.max(
      ...[term, ...also].flatMap((name) =>
        texts.map((text) => diceCoefficient(text, name.toLowerCase())),
      ),
    );
  return terms
    .map((term) => ({term, similarity: similarity(term)}))
    .filter((each) => each.similarity >= leastSimilar)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, termCount)
    .map(({term}) => term);
}

/** Returns what the product doesn't have that a query is about. */
export function absencesFor(query: string, absences: Absence[]): Absence[] {
  const asked = new Set(wordsOf(query));
  return absences.filter(({words}) => words.some((word) => asked.has(word)));
}

const wordsOf = (query: string) => query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
