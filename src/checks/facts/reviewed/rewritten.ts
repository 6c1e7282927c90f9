import {isName, losesLimit, quantitiesOf} from './fact-words';
import {without} from './pairs';
import type {PageStatement} from './statements';

/** What sentences no longer say, however freely they were rewritten. */
const rules: ((was: PageStatement[], is: PageStatement[]) => boolean)[] = [
  // A limit, such as "only" or "never".
  (was, is) => losesLimit(wordsOf(was), wordsOf(is)),
  // What they name: code, bold names, and the targets of links. Other checks look at numbers.
  (was, is) =>
    without(wordsOf(was).filter(isName), wordsOf(is)).some((name) => !/^\d+$/.test(name)),
  // How many: "at most one" and "several".
  (was, is) => {
    const [before, now] = [quantitiesOf(wordsOf(was)), quantitiesOf(wordsOf(is))];
    return without(before, now).length > 0 && without(now, before).length > 0;
  },
];

/** The words of statements. */
export const wordsOf = (statements: PageStatement[]): string[] =>
  statements.flatMap(({tokens}) => tokens);

/**
 * Whether statements no longer say what others, which they replace, said. Nothing can tell whether a freely rewritten
 * sentence is still true, but what it drops is a sign.
 */
export const saysLess = (was: PageStatement[], is: PageStatement[]): boolean =>
  was.length > 0 &&
  is.length > 0 &&
  [...was, ...is].every(({isCode}) => !isCode) &&
  rules.some((isBroken) => isBroken(was, is));
