import {changedData} from './changed-data';
import {withoutExamples} from './examples';
import {meaning, negatedIn} from './fact-words';
import {pairs, type ReplacedRun, replacements} from './pairs';
import {areSplitOrJoined, inOrder, isOtherVoice, isPhraseMoved} from './rewordings';
import {saysLess, wordsOf} from './rewritten';
import {type ChangedFact, changedIn, differences, type Surroundings} from './statement-rules';
import {isRow, type PageStatement, readStatements} from './statements';

/**
 * Compares a page, a picture, or a file of data with its text at the last review of its facts. On a page, new and deleted sentences pass, except a sentence that
 * widens what its paragraph said. If sentences were fully rewritten or replaced, a limit, name, or amount that they no
 * longer state is a changed fact, and so is a row that gave its place to another; in others, any replacement is.
 *
 * @param path tells what it is
 * @param before its text at the last review
 * @param now its current text
 */
export function changedFacts(path: string, before: string, now: string): ChangedFact[] {
  if (path.endsWith('.yaml')) return changedData(before, now);
  const old = readStatements(path, before);
  const current = readStatements(path, now);
  const said = new Set(current.filter(({isCode}) => !isCode).flatMap(({tokens}) => tokens));
  const codeWords = new Set([...wordsInCode(before), ...wordsInCode(now)]);
  const runs = replacements(old, current, ({text}) => text);
  const changed = runs.flatMap(({removed, added}) => {
    const [was, is] = [removed, added].map((all) =>
      all.map((statement) => withoutExamples(statement, said)),
    ) as [PageStatement[], PageStatement[]];
    if (areSplitOrJoined(was, is)) return [];
    const isDenied = negates(is, was);
    const isGranted = negates(was, is);
    const paired = pairs(was, is).map(([before, now]) => {
      const isReversed =
        (isDenied && negates([now], [before])) || (isGranted && negates([before], [now]));
      const context = wordsOf(current.filter((other) => other.line === now.line && other !== now));
      return {before, now, around: {codeWords, isReversed, context: new Set(context)}};
    });
    const facts = paired.flatMap(({before, now, around}) => compare(before, now, around));
    const isSame =
      paired.length === was.length &&
      paired.every(({before, now, around}) => saysSame(before, now, around));
    const [first] = is;
    const isReplaced = saysLess(was, is) || areRowsReplaced(was, is, paired.length);
    if (facts.length > 0 || isSame || !first || !isReplaced) return facts;
    return [{line: first.line, was: wordsOf(was).join(' '), is: wordsOf(is).join(' ')}];
  });
  return [...changed, ...movedSteps(runs), ...widened(runs, current)];
}

/** Whether rows of a table gave their place to other rows, and not to the same in other words. */
const areRowsReplaced = (was: PageStatement[], is: PageStatement[], pairs: number) =>
  pairs === 0 && was.length > 0 && [...was, ...is].every(isRow);

/** The sentences that were added to a paragraph and say that it's true of more than it said. */
function widened(runs: ReplacedRun<PageStatement>[], current: PageStatement[]): ChangedFact[] {
  const added = runs.filter(({removed}) => removed.length === 0).flatMap((run) => run.added);
  const isAppended = ({line}: PageStatement) =>
    current.some((other) => other.line === line && !added.includes(other));
  return added
    .filter((statement) => !statement.isCode && widening.test(statement.text))
    .filter(isAppended)
    .map(({line, text}) => ({line, was: '', is: text}));
}

/** Matches "also" and "still" in a main clause, and "…, does, too". A reason or a case only explains what's said. */
const widening =
  /^(?!.*\b(?:because|if)\b.*\b(?:also|still)\b).*\b(?:also|still)\b|\b(?:do|does|is|are), too\b|\bexception\b/i;

/** The steps that now come earlier or later among the same steps. */
function movedSteps(runs: ReplacedRun<PageStatement>[]): ChangedFact[] {
  const removed = runs.flatMap((run) => run.removed);
  const added = runs.flatMap((run) => run.added);
  return added.flatMap(({line, step, text}) => {
    const was = step && removed.find((other) => other.step && other.text === text)?.step;
    return was && was !== step ? [{line, was: `step ${was}`, is: `step ${step}`}] : [];
  });
}

const wordsInCode = (source: string) => source.match(/(?<=`)\p{Ll}{3,}(?=`)/gu) ?? [];

/** Whether statements deny what others, which deny nothing, say. What something comes without isn't denied. */
function negates(statements: PageStatement[], others: PageStatement[]): boolean {
  if (others.some(({tokens}) => negatedIn(tokens.filter(isDenial)).length > 0)) return false;
  const said = others.flatMap(({tokens}) => tokens.map(meaning));
  return statements.some(({tokens}) => negatedIn(tokens).some((word) => said.includes(word)));
}

const isDenial = (token: string) => token !== 'without';

/** The facts that changed in a statement, unless it says the same in another order or voice. */
function compare(was: PageStatement, is: PageStatement, around: Surroundings): ChangedFact[] {
  const changed = changedIn(was, is, around);
  const isChanged = changed.length > 0 && (was.isCode || !saysSame(was, is, around));
  return isChanged ? changed : [];
}

/** Whether a sentence says the same, be it in another order or voice. */
function saysSame(was: PageStatement, is: PageStatement, around: Surroundings): boolean {
  const size = differenceOf(was, is);
  if (size === 0) return true;
  const isReordered = inOrder(was).some((before) =>
    inOrder(is).some(
      (now) => differenceOf(before, now) < size && changedIn(before, now, around).length === 0,
    ),
  );
  return isReordered || isPhraseMoved(was, is) || isOtherVoice(was, is);
}

/** How many words differ. */
const differenceOf = (was: PageStatement, is: PageStatement) =>
  differences(was, is).reduce((sum, {removed, added}) => sum + removed.length + added.length, 0);
