import {editDistance} from '../../base/text/similarity';
import {areOneAndMany} from '../language';
import {isKnown} from '../ranking/match';
import {hasCloseWord, mendsOf} from './corrections';
import type {Slot} from './query';
import {type Token, tokenize} from './tokens';
import {isWritten, type KnownWords} from './written';

const limit = 3;

/** A range of a query, with its possible replacements, best first. Empty if it's better omitted. */
interface Stretch {
  start: number;
  end: number;
  options: string[];
  /** Whether it has a word without results. */
  isInVain: boolean;
}

/**
 * Corrects the misspelled words in a query that found nothing, and omits words that don't resemble any known one. Every
 * word in the suggestions is on a page, or is a synonym or common word that the reader typed.
 *
 * @param text the query
 * @param slots the query's words
 * @returns up to three queries to try instead, best first; empty if no known word is close
 */
export function suggest(text: string, slots: Slot[], known: KnownWords): string[] {
  const stretches = stretchesOf(text, slots, known);
  const first = stretches.find(({isInVain, options}) => isInVain && options.length > 0);
  if (!first) return [];
  return first.options
    .slice(0, limit)
    .map((option) =>
      rewrite(text, stretches, (each) => (each === first ? option : each.options[0])),
    );
}

/** Whether a word without results looks like a typo. A compound of two words, such as "checklist", might not be one. */
export function isSlip(slots: Slot[], at: number, known: KnownWords): boolean {
  const {term = ''} = slots[at] ?? {};
  const isApart = Boolean(joined(slots, at, known) ?? joined(slots, at - 1, known));
  return isApart || hasCloseWord(term, known);
}

function stretchesOf(text: string, slots: Slot[], known: KnownWords): Stretch[] {
  const tokens = tokenize(text);
  const stretches: Stretch[] = [];
  let slot = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const whole = joined(slots, slot, known);
    const last = whole ? (tokens[at + 1] as Token) : token;
    const ofToken = slots.slice(slot, slot + token.parts.length);
    stretches.push({
      start: token.start,
      end: last.end,
      options: whole ? [whole] : optionsFor(text.slice(token.start, token.end), ofToken, known),
      isInVain: Boolean(whole) || ofToken.some((each) => isInVain(each, known)),
    });
    slot += ofToken.length + (whole ? 1 : 0);
    at += whole ? 1 : 0;
  }
  return stretches;
}

const isInVain = (slot: Slot, {words}: KnownWords) => !slot.optional && !isKnown(slot, words);

/** Joins a word and the next one, if one of them has no results and the space between them is wrong. */
function joined(slots: Slot[], at: number, known: KnownWords): string | undefined {
  const [one, other] = [slots[at], slots[at + 1]];
  if (!one || !other || one.isPart || other.isPart) return undefined;
  if (!isInVain(one, known) && !isInVain(other, known)) return undefined;
  const word = one.term + other.term;
  return isWritten(word, known) ? word : undefined;
}

/** Returns replacements for a word, or for an identifier with several parts. */
function optionsFor(raw: string, slots: Slot[], known: KnownWords): string[] {
  const [first, ...more] = slots;
  if (first && more.length === 0) return wordsFor(raw, first, known);
  const mended = slots.reduce<string | undefined>((identifier, slot) => {
    if (identifier === undefined || !isInVain(slot, known)) return identifier;
    const at = identifier.toLowerCase().indexOf(slot.term);
    const [word] = mendsOf(slot.term, known);
    if (at < 0 || !word) return undefined;
    return identifier.slice(0, at) + word + identifier.slice(at + slot.term.length);
  }, raw);
  return mended === undefined ? [] : [mended];
}

function wordsFor(raw: string, slot: Slot, known: KnownWords): string[] {
  if (isInVain(slot, known)) return mendsOf(slot.term, known);
  if (slot.optional || isWritten(slot.term, known)) return [raw];
  const better = nearestForm(slot, known) ?? completed(slot, known) ?? mendsOf(slot.term, known)[0];
  if (better) return [better];
  // Don't suggest a word that's only in the index, such as two joined words of a name. Do suggest a synonym.
  return known.words.formsOf(slot.term).length > 0 ? [] : [raw];
}

/** "managment" has the same stem as "management", and so finds it. A plural of a known word counts as known. */
function nearestForm({term}: Slot, known: KnownWords): string | undefined {
  const forms = known.words.formsOf(term).filter((form) => isWritten(form, known));
  if (forms.some((form) => areOneAndMany(form, term))) return term;
  const distance = (form: string) => editDistance(term, form);
  return forms.sort((a, b) => distance(a) - distance(b))[0];
}

/** Returns the most common word that begins with the unfinished one. */
function completed({term, alternatives}: Slot, known: KnownWords): string | undefined {
  if (!alternatives.some(({prefix}) => prefix)) return undefined;
  return [...known.words.pageCounts]
    .filter(([word]) => word.startsWith(term) && isWritten(word, known))
    .sort(([, pages], [, others]) => others - pages)[0]?.[0];
}

function rewrite(
  text: string,
  stretches: Stretch[],
  choose: (stretch: Stretch) => string | undefined,
): string {
  let at = 0;
  let written = '';
  for (const stretch of stretches) {
    written += text.slice(at, stretch.start) + (choose(stretch) ?? '');
    at = stretch.end;
  }
  return (written + text.slice(at)).replaceAll(/\s+/g, ' ').trim();
}
