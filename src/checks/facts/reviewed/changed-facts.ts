import {tagWords} from '../../language/grammar/tagger';
import {commands} from '../../language/grammar/words';
import {withoutExamples} from './examples';
import {
  defaultsIn,
  isException,
  isName,
  isOpposite,
  losesLimit,
  meaning,
  negatedIn,
  sameSense,
  turnsIn,
} from './fact-words';
import {likeness, pairs, type ReplacedRun, replacements, sharedPart, without} from './pairs';
import {inOrder, isOtherVoice} from './rewordings';
import {cellsOf, type PageStatement, proseTokens, readStatements} from './statements';

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

/**
 * Compares a page with its text at the last review of its facts. New and deleted sentences pass. In a sentence that was
 * fully rewritten or replaced, a limit that is gone is a changed fact, such as "only" or "never"; in others, any
 * replacement is.
 *
 * @param path the page or picture
 * @param before its text at the last review
 * @param now its current text
 */
export function changedFacts(path: string, before: string, now: string): ChangedFact[] {
  const old = readStatements(path, before);
  const current = readStatements(path, now);
  const said = new Set(current.filter(({isCode}) => !isCode).flatMap(({tokens}) => tokens));
  const codeWords = new Set([...wordsInCode(before), ...wordsInCode(now)]);
  return replacements(old, current, ({text}) => text).flatMap(({removed, added}) => {
    const isDenied = negates(added, removed);
    const isGranted = negates(removed, added);
    const isLimitLost = losesLimit(wordsOf(removed), wordsOf(added));
    const paired = pairs(removed, added);
    const [only] = removed;
    const [instead, ...others] = added;
    const isReplaced = removed.length === 1 && others.length === 0 && paired.length === 0;
    if (isLimitLost && isReplaced && only && instead)
      return [{line: instead.line, was: only.tokens.join(' '), is: instead.tokens.join(' ')}];
    return paired.flatMap((pair) => {
      const [was, is] = pair.map((statement) => withoutExamples(statement, said)) as typeof pair;
      const isReversed = (isDenied && negates([is], [was])) || (isGranted && negates([was], [is]));
      return compare(was, is, {codeWords, isReversed, isLimitLost});
    });
  });
}

/** What surrounds a statement that changed. */
interface Surroundings {
  /** The words that are code somewhere on the page, such as `limit`. In a sentence without backticks, they're names. */
  codeWords: ReadonlySet<string>;
  /** Whether it now denies what it said, or no longer denies it, and no other statement took over the negation. */
  isReversed: boolean;
  /** Whether a limit such as "only" is gone, and no other statement took it over. */
  isLimitLost: boolean;
}

const wordsOf = (statements: PageStatement[]) => statements.flatMap(({tokens}) => tokens);

const wordsInCode = (source: string) => source.match(/(?<=`)\p{Ll}{3,}(?=`)/gu) ?? [];

/** Whether statements deny what others, which deny nothing, say. */
function negates(statements: PageStatement[], others: PageStatement[]): boolean {
  if (others.some(({tokens}) => negatedIn(tokens).length > 0)) return false;
  const said = others.flatMap(({tokens}) => tokens.map(meaning));
  return statements.some(({tokens}) => negatedIn(tokens).some((word) => said.includes(word)));
}

/** The facts that changed in a statement, unless it says the same in another order or voice. */
function compare(was: PageStatement, is: PageStatement, around: Surroundings): ChangedFact[] {
  const changed = changedIn(was, is, around);
  if (changed.length === 0 || was.isCode) return changed;
  const size = sizeOf(differences(was, is));
  const isReordered = inOrder(was).some((before) =>
    inOrder(is).some(
      (now) =>
        sizeOf(differences(before, now)) < size && changedIn(before, now, around).length === 0,
    ),
  );
  return isReordered || isOtherVoice(was, is) ? [] : changed;
}

/** The words of a statement that replaced others. */
const differences = (was: PageStatement, is: PageStatement) =>
  replacements(was.tokens, is.tokens, is.isCode ? String : keyOf).filter(
    (change) => !isBound(change) && !isExtended(change),
  );

const sizeOf = (changes: ReplacedRun<string>[]) =>
  changes.reduce((sum, {removed, added}) => sum + removed.length + added.length, 0);

function changedIn(
  was: PageStatement,
  is: PageStatement,
  {codeWords, isReversed, isLimitLost}: Surroundings,
): ChangedFact[] {
  const changes = differences(was, is);
  if (changes.length === 0) return [];
  const removed = changes.flatMap((change) => change.removed);
  const added = changes.flatMap((change) => change.added);
  const isFact = is.isCode
    ? areBoth(removed, added, Boolean) || turnsIn(removed) !== turnsIn(added)
    : areBoth(without(removed, added), without(added, removed), isName) ||
      (isRewritten(was, removed, added)
        ? isReversed || (isLimitLost && losesLimit(was.tokens, is.tokens))
        : isTurned(changes, removed, added)) ||
      changes.some((change) => change.removed.length === 0 && isException(change.added)) ||
      isOpposite(without(removed, added), without(added, removed)) ||
      isDefaultMoved(was, is) ||
      isCellReplaced(was, is) ||
      isSwapped(was, is, changes, codeWords) ||
      isReordered(was, is) ||
      areActionsReordered(was, is);
  return isFact ? [{line: is.line, was: removed.join(' '), is: added.join(' ')}] : [];
}

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

/**
 * Whether a single word replaced another of its kind, such as "reviewer" for "submitter" or "broader" for "narrower".
 * Another verb often says the same, but another noun or adjective seldom does.
 */
function isSwapped(
  was: PageStatement,
  is: PageStatement,
  changes: ReplacedRun<string>[],
  codeWords: ReadonlySet<string>,
): boolean {
  const [{removed, added} = {removed: [], added: []}, ...others] = changes;
  if (others.length > 0 || removed.length !== 1 || added.length !== 1) return false;
  if ([...removed, ...added].every((word) => codeWords.has(word))) return true;
  const [before, now] = [kindOf(removed[0] ?? '', was), kindOf(added[0] ?? '', is)];
  return before !== 'other' && before === now;
}

/** Whether another of the names in a sentence is now the default. */
function isDefaultMoved(was: PageStatement, is: PageStatement): boolean {
  const [before, now] = [defaultsIn(was.tokens), defaultsIn(is.tokens)];
  return (
    before.length > 0 &&
    now.length > 0 &&
    before.join() !== now.join() &&
    [...before, ...now].every((name) => was.tokens.includes(name) && is.tokens.includes(name))
  );
}

/** Whether a cell of a table row says something else, and not the same in other words. */
function isCellReplaced(was: PageStatement, is: PageStatement): boolean {
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
function isReordered(was: PageStatement, is: PageStatement): boolean {
  const [before = [], now = []] = [was, is].map(({text}) =>
    cellsOf(text).map((cell) => cell.trim()),
  );
  if (before.length < 2 || before.join() === now.join()) return false;
  return before.toSorted().join() === now.toSorted().join();
}

/** Whether a sentence tells the reader to do the same in another order. */
function areActionsReordered(was: PageStatement, is: PageStatement): boolean {
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
const areBoth = (removed: string[], added: string[], fits: (token: string) => boolean) =>
  removed.some(fits) && added.some(fits);

const isRewritten = ({tokens}: PageStatement, removed: string[], added: string[]) =>
  Math.max(removed.length, added.length) >
  Math.max(mostReworded.words, mostReworded.share * tokens.length);

/** Whether names or words switched places, or the words' meaning changed. */
const isTurned = (changes: ReplacedRun<string>[], removed: string[], added: string[]) =>
  areBoth(removed, added, isName) ||
  changes.some((change) => !sameSense(change.removed, change.added)) ||
  (changes.length > 1 &&
    changes.every((change) => areBoth(change.removed, change.added, Boolean)) &&
    without(removed, added).length === 0);

/** The key by which tokens are compared. For plain words, the plural counts as the same word. */
const keyOf = (token: string) => (isName(token) ? token : meaning(token));
