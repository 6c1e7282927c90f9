import {baseOf} from '../../language/grammar/tagger';
import {isName, meaning, pointers} from './fact-words';
import {wordsOf} from './rewritten';
import {isRow, type PageStatement, proseTokens} from './statements';

/** A clause or phrase that can begin or end a sentence with the same meaning: "If a run fails, …", "In the list, …". */
const leading =
  /^\s*(?:(?:[-*+>]|\d+[.)])\s+)*(If|When|Once|Because|Before|After|Unless|Until|While|Although|In|On|At|Over|During|With|Without|For|From|By|To)\s(.*)$/;

/** Matches each comma, but none in code, a link's target, or parentheses. */
const comma = /`[^`]*`|\([^()]*\)|(,\s+)/g;

/**
 * Brings the clauses of a sentence into one order: "If a run fails, start it again" becomes "start it again if a run
 * fails", and "a run fails, so start it again" becomes "start it again because a run fails".
 *
 * @returns the sentence for each comma that can end its first clause, or as it is
 */
export function inOrder(statement: PageStatement): PageStatement[] {
  const orders = isRow(statement) ? [] : ordersOf(statement.text);
  return orders.length > 0 ? orders.map((tokens) => ({...statement, tokens})) : [statement];
}

/** Whether a phrase that begins one of two sentences is elsewhere in the other one, and all other words are the same. */
export const isPhraseMoved = (was: PageStatement, is: PageStatement): boolean =>
  isPhraseOf(was, is) || isPhraseOf(is, was);

const isPhraseOf = ({tokens}: PageStatement, {text}: PageStatement) =>
  leadingIn(text).some(({phrase, rest}) => cut(tokens, phrase)?.join() === rest.join());

/** The phrase or clause that begins a sentence, for each comma that can end it, and the sentence without it. */
const leadingIn = (text: string) => {
  const [, word = '', rest = ''] = leading.exec(text) ?? [];
  return commasIn(rest).map(({start, end}) => ({
    phrase: proseTokens(`${word} ${rest.slice(0, start)}`),
    rest: proseTokens(rest.slice(end)),
  }));
};

function ordersOf(text: string): string[][] {
  const moved = leadingIn(text).map(({phrase, rest}) => [...rest, ...phrase]);
  if (moved.length > 0) return moved;
  const cause = commasIn(text).findLast(({end}) => text.startsWith('so ', end));
  if (!cause) return [];
  const effect = text.slice(cause.end + 'so '.length);
  return [[...proseTokens(effect), 'because', ...proseTokens(text.slice(0, cause.start))]];
}

const commasIn = (text: string) =>
  [...text.matchAll(comma)].flatMap(({1: found, index}) =>
    found ? [{start: index, end: index + found.length}] : [],
  );

/** Whether sentences say the same as others that end elsewhere: "It's full. Delete some," "It's full, so delete some." */
export const areSplitOrJoined = (was: PageStatement[], is: PageStatement[]): boolean =>
  was.length !== is.length && unjoined(was) === unjoined(is);

/** The words of sentences without those that join clauses. */
const unjoined = (statements: PageStatement[]) =>
  wordsOf(statements)
    .filter((token) => !/^(?:and|but|so)$/.test(token))
    .join(' ');

/**
 * Whether one sentence says in the passive what the other one says in the active: "The keys are sent in each call" and
 * "Each call sends the keys". What's done to comes before a verb in the passive, and after it in the active; all other
 * words are the same, in the same order. The passive can leave open who does it if that's {Product}, or someone who can:
 * "The key can't be read" and "You can't read the key".
 */
export const isOtherVoice = (was: PageStatement, is: PageStatement): boolean =>
  isPassiveOf(was.tokens, is.tokens) || isPassiveOf(is.tokens, was.tokens);

function isPassiveOf(passive: string[], active: string[]): boolean {
  const be = passive.findIndex((token, at) => forms.has(token) && isParticiple(passive[at + 1]));
  const participle = passive[be + 1];
  if (be < 0 || participle === undefined) return false;
  const base = meaning(baseOf(participle));
  const verb = active.findIndex((token) => !isName(token) && meaning(token) === base);
  if (verb < 0) return false;
  const object = contentOf(passive.slice(0, be));
  const subject = contentOf(active.slice(0, verb));
  const rest = contentOf(passive.slice(be + 2));
  const restOfPassive = cut(rest, subject) ?? (isImplied(subject, passive) ? rest : undefined);
  const restOfActive = cut(contentOf(active.slice(verb + 1)), object);
  return (
    object.length > 0 &&
    subject.length > 0 &&
    polarityOf(passive) === polarityOf(active) &&
    restOfPassive !== undefined &&
    restOfPassive.join() === restOfActive?.join()
  );
}

/** Whether readers know who does what a sentence in the passive says. */
const isImplied = (subject: string[], passive: string[]) =>
  !passive.includes('by') &&
  (subject.join() === '{Product}' || (subject.join() === 'you' && passive.includes('can')));

const forms = new Set('is are was were be been being'.split(' '));
const polarity = new Set('not never no can could might must should will would'.split(' '));
const helpers = new Set([...forms, ...polarity, ...'do does did has have had by'.split(' ')]);

const isParticiple = (token: string | undefined) =>
  token !== undefined && !isName(token) && /(?:ed|en|[tdnwk])$/.test(token);

/** The words that say what a sentence is about, without helping verbs, articles, and pronouns. */
const contentOf = (tokens: string[]) =>
  tokens
    .filter((token) => !helpers.has(token) && !pointers.has(token))
    .map((token) => (isName(token) ? token : meaning(token)));

/** The words that negate a sentence or limit its verb. "No status is set" and "doesn't set a status" say the same. */
const polarityOf = (tokens: string[]) =>
  tokens
    .filter((token) => polarity.has(token))
    .map((token) => (token === 'no' ? 'not' : token))
    .join(' ');

/** A list without a run of it, or nothing if it doesn't have that run. */
function cut(list: string[], run: string[]): string[] | undefined {
  const at = list.findIndex((_, start) => run.every((item, index) => list[start + index] === item));
  return at < 0 ? undefined : [...list.slice(0, at), ...list.slice(at + run.length)];
}
