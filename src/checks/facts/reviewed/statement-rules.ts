import {baseOf, tagWords} from '../../language/grammar/tagger';
import {commands} from '../../language/grammar/words';
import {
  defaultsIn,
  isException,
  isName,
  isOpposite,
  losesOnly,
  meaning,
  negatedIn,
  pointers,
  sameSense,
  senseIn,
  turnsIn,
} from './fact-words';
import {likeness, type ReplacedRun, replacements, sharedPart, without} from './pairs';
import {cellsOf, isRow, type PageStatement, proseTokens} from './statements';

/** A changed fact in an otherwise unchanged statement. */
export interface ChangedFact {
  line: number;
  /** The reviewed words. Empty if the words are new. */
  was: string;
  /** The page's current words. Empty if the words are gone. */
  is: string;
}

/** If more words than both of these limits changed, the writer wrote a different sentence. */
const mostReworded = {words: 4, share: 0.35};

/** What surrounds a statement that changed. */
export interface Surroundings {
  /** The words that are code somewhere on the page, such as `limit`. In a sentence without backticks, they're names. */
  codeWords: ReadonlySet<string>;
  /** Whether it now denies what it said, or no longer denies it, and no other statement took over the negation. */
  isReversed: boolean;
  /** The words of the other sentences in its paragraph, which a pronoun can stand for. */
  context: ReadonlySet<string>;
}

/** What changed in a statement. */
interface Change extends Surroundings {
  was: PageStatement;
  is: PageStatement;
  /** The runs of words that others replaced. */
  changes: ReplacedRun<string>[];
  /** The words of the runs. */
  removed: string[];
  added: string[];
  /** Of these, the words that are really gone or new, and not only elsewhere. */
  lost: string[];
  gained: string[];
}

type Rule = (change: Change) => boolean;

/** The facts that changed in a statement. */
export function changedIn(
  was: PageStatement,
  is: PageStatement,
  around: Surroundings,
): ChangedFact[] {
  const changes = differences(was, is);
  if (changes.length === 0) return [];
  const removed = changes.flatMap((change) => change.removed);
  const added = changes.flatMap((change) => change.added);
  const change = {
    was,
    is,
    changes,
    removed,
    added,
    lost: without(removed, added),
    gained: without(added, removed),
    ...around,
  };
  const isFact = (is.isCode ? rulesOfCode : rulesOfText).some((isBroken) => isBroken(change));
  return isFact ? [{line: is.line, was: removed.join(' '), is: added.join(' ')}] : [];
}

/** The words of a statement that replaced others. */
export const differences = (was: PageStatement, is: PageStatement) =>
  replacements(was.tokens, is.tokens, is.isCode ? String : keyOf).filter(
    (change) => !isBound(change) && !isExtended(change) && !isLinked(change),
  );

/** Whether a typed number has become a fact by reference, which is always true. */
const isBound = ({removed, added}: ReplacedRun<string>) =>
  removed.some((token) => /^\d/.test(token)) &&
  added.length > 0 &&
  added.every((token) => /^:[a-z]+\[/.test(token));

/** Whether a command in code has only got more arguments. */
const isExtended = ({
  removed: [was = '', ...less],
  added: [is = '', ...more],
}: ReplacedRun<string>) =>
  less.length + more.length === 0 && /^`.+`$/.test(was) && is.startsWith(`${was.slice(0, -1)} -`);

/** Whether words have only become a link, which other checks compare with its target. */
const isLinked = ({removed, added}: ReplacedRun<string>) =>
  removed.length === 0 && added.length > 0 && added.every((token) => token.startsWith(']('));

/**
 * Whether a single word replaced another of its kind, such as "reviewer" for "submitter" or "broader" for "narrower".
 * Another verb often says the same, but another noun or adjective seldom does.
 */
function isSwapped({was, is, lost, gained, codeWords}: Change): boolean {
  const [gone, another] = [withoutPointers(lost), withoutPointers(gained)];
  if (gone.length !== 1 || another.length !== 1) return false;
  if ([...gone, ...another].every((word) => codeWords.has(word))) return true;
  const [before, now] = [kindOf(gone[0] ?? '', was), kindOf(another[0] ?? '', is)];
  return before !== 'other' && before === now;
}

const withoutPointers = (tokens: string[]) => tokens.filter((token) => !pointers.has(token));

/** Whether another of the names in a sentence is now the default. */
function isDefaultMoved({was, is}: Change): boolean {
  const [before, now] = [defaultsIn(was.tokens), defaultsIn(is.tokens)];
  return (
    before.length > 0 &&
    now.length > 0 &&
    before.join() !== now.join() &&
    [...before, ...now].every((name) => was.tokens.includes(name) && is.tokens.includes(name))
  );
}

/** Whether a cell of a table row says something else, and not the same in other words. */
function isCellReplaced({was, is}: Change): boolean {
  const [before = [], now = []] = [was, is].map(({text}) =>
    cellsOf(text).map((cell) => proseTokens(cell).map(keyOf)),
  );
  if (before.length < 2 || before.length !== now.length) return false;
  return before.some((cell, at) => {
    const other = now[at] ?? [];
    return cell.length > 0 && other.length > 0 && sharedPart(cell, other) < likeness.amongOthers;
  });
}

/** Whether a table row has the same cells in another order. */
function isRowReordered({was, is}: Change): boolean {
  const [before = [], now = []] = [was, is].map(({text}) =>
    cellsOf(text).map((cell) => cell.trim()),
  );
  if (before.length < 2 || before.join() === now.join()) return false;
  return before.toSorted().join() === now.toSorted().join();
}

/** Whether a sentence tells the reader to do the same in another order. */
function areActionsReordered({was, is}: Change): boolean {
  const [before, now] = [actionsIn(was), actionsIn(is)];
  return before.join() !== now.join() && before.toSorted().join() === now.toSorted().join();
}

const action = new RegExp(`^(?:${commands}) `);

/**
 * The parts of a sentence that begin with a command: "add a key", "test the connection". If it says that something has
 * an order, all its parts.
 */
const actionsIn = ({text}: PageStatement) =>
  text
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/,? and (?:then )?|,? then |, |: /)
    .filter((part) => action.test(part) || /\b(?:this|that|the) order\b/.test(text))
    .map((part) => part.trim());

/** Whether a word of a statement is a noun or an adjective. */
function kindOf(word: string, {tokens}: PageStatement): 'noun' | 'adjective' | 'other' {
  if (isName(word)) return 'noun';
  const tagged = tagWords(tokens.filter((token) => !/[`*]/.test(token)).join(' '), () => false);
  const [, tag = ''] = new RegExp(` ${word.toLowerCase()}/(noun|adjective)`).exec(tagged) ?? [];
  return tag === 'noun' || tag === 'adjective' ? tag : 'other';
}

/** Whether both lists have an item that fits, so that one replaced the other. */
const areBoth = ({removed, added}: ReplacedRun<string>, fits: (token: string) => boolean) =>
  removed.some(fits) && added.some(fits);

/** Whether so much changed that the writer wrote a different sentence. */
const isRewritten = ({was, removed, added}: Change) =>
  Math.max(removed.length, added.length) >
  Math.max(mostReworded.words, mostReworded.share * was.tokens.length);

/** Whether names or words switched places, or the words' meaning changed. */
const isTurned = ({changes, removed, added, lost, context}: Change) =>
  areBoth({removed, added}, isName) ||
  changes.some(
    (change) => !isPointedAt(change, context) && !sameSense(change.removed, change.added),
  ) ||
  (changes.length > 1 && changes.every((change) => areBoth(change, Boolean)) && lost.length === 0);

/** Whether a pronoun replaced words that another sentence of the paragraph has. */
const isPointedAt = ({removed, added}: ReplacedRun<string>, context: ReadonlySet<string>) =>
  added.length > 0 &&
  added.every((token) => pointers.has(token)) &&
  removed.every((token) => context.has(token));

/** Whether a name replaced another one. */
const isNameReplaced: Rule = ({lost, gained}) => areBoth({removed: lost, added: gained}, isName);

/** Whether a statement got an exception: "except …". */
const isExcepted: Rule = ({changes}) =>
  changes.some(({removed, added}) => removed.length === 0 && isException(added));

/** Whether a verb became its opposite: "kept" and "deleted". */
const isTurnedAround: Rule = ({lost, gained}) =>
  isOpposite(lost.map(infinitive), gained.map(infinitive));

const infinitive = (word: string) => (isName(word) ? word : baseOf(word));

/** Whether any word of a formula changed. */
const isFormulaChanged: Rule = ({is}) => /[÷×]/.test(is.text);

/** Whether what only some can do can now be done by more: "only the owner", "only the owner or **Editor**". */
const isLimitWidened: Rule = ({is, lost, gained}) =>
  is.tokens.includes('only') && withoutPointers(lost).length === 0 && gained.some(isName);

/** Whether a word was added that narrows a negation: "they aren't sent", "they aren't sent immediately". */
const isNegationNarrowed: Rule = ({is, removed, added}) =>
  removed.length === 0 && narrowing.test(added.join(' ')) && negatedIn(is.tokens).length > 0;

const narrowing = /^(?:immediately|automatically|yet|always|completely|directly|fully)$/;

/** Whether a statement got more names, none of which is an example. In a sentence, code often is one. */
const isListExtended: Rule = ({is, lost, gained}) => {
  const names = gained.filter((token) => token !== 'and' && token !== 'or');
  return (
    lost.length === 0 &&
    names.length > 0 &&
    names.every((token) => isName(token) && (isRow(is) || !token.startsWith('`'))) &&
    !/\b(?:such as|for example|as in|including)\b/.test(is.text)
  );
};

/** Whether a rewritten sentence now has the limit "only", which a negation would have expressed as well. */
const isLimitAdded: Rule = (change) =>
  isRewritten(change) &&
  negatedIn(change.was.tokens).length === 0 &&
  losesOnly(change.is.tokens, change.was.tokens);

/** Whether only words that limit or reverse a sentence switched places: "from top to bottom". */
const isSenseReordered: Rule = ({was, is, lost, gained}) => {
  const others = ({tokens}: PageStatement) => without(tokens.map(meaning), senseIn(tokens)).join();
  return (
    lost.length + gained.length === 0 &&
    others(was) === others(is) &&
    senseIn(was.tokens).join() !== senseIn(is.tokens).join()
  );
};

const rulesOfCode: Rule[] = [
  (change) => areBoth(change, Boolean),
  ({removed, added}) => turnsIn(removed) !== turnsIn(added),
];

const rulesOfText: Rule[] = [
  isNameReplaced,
  (change) => (isRewritten(change) ? change.isReversed : isTurned(change)),
  isExcepted,
  isLimitAdded,
  isLimitWidened,
  isNegationNarrowed,
  isTurnedAround,
  isDefaultMoved,
  isFormulaChanged,
  isCellReplaced,
  isListExtended,
  isSenseReordered,
  isSwapped,
  isRowReordered,
  areActionsReordered,
];

/** The key by which tokens are compared. For plain words, the plural counts as the same word. */
const keyOf = (token: string) => (isName(token) ? token : meaning(token));
