import {withoutExamples} from './examples';
import {meaning, negatedIn} from './fact-words';
import {pairs, type ReplacedRun, replacements} from './pairs';
import {inOrder, isOtherVoice, isPhraseMoved} from './rewordings';
import {saysLess, wordsOf} from './rewritten';
import {type ChangedFact, changedIn, differences, type Surroundings} from './statement-rules';
import {type PageStatement, readStatements} from './statements';

/**
 * Compares a page with its text at the last review of its facts. New and deleted sentences pass. If sentences were fully
 * rewritten or replaced, a limit, name, or amount that they no longer state is a changed fact; in others, any
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
  const runs = replacements(old, current, ({text}) => text);
  const changed = runs.flatMap(({removed, added}) => {
    const [was, is] = [removed, added].map((all) =>
      all.map((statement) => withoutExamples(statement, said)),
    ) as [PageStatement[], PageStatement[]];
    const isDenied = negates(is, was);
    const isGranted = negates(was, is);
    const paired = pairs(was, is).map(([before, now]) => {
      const isReversed =
        (isDenied && negates([now], [before])) || (isGranted && negates([before], [now]));
      return {before, now, around: {codeWords, isReversed}};
    });
    const facts = paired.flatMap(({before, now, around}) => compare(before, now, around));
    const isSame =
      paired.length === was.length &&
      paired.every(({before, now, around}) => saysSame(before, now, around));
    const [first] = is;
    if (facts.length > 0 || isSame || !first || !saysLess(was, is)) return facts;
    return [{line: first.line, was: wordsOf(was).join(' '), is: wordsOf(is).join(' ')}];
  });
  return [...changed, ...movedSteps(runs)];
}

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

/** Whether statements deny what others, which deny nothing, say. */
function negates(statements: PageStatement[], others: PageStatement[]): boolean {
  if (others.some(({tokens}) => negatedIn(tokens).length > 0)) return false;
  const said = others.flatMap(({tokens}) => tokens.map(meaning));
  return statements.some(({tokens}) => negatedIn(tokens).some((word) => said.includes(word)));
}

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
