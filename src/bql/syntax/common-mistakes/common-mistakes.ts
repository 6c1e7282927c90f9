import type {Fault} from '../fault';
import {addressMistakes} from './addresses';
import {attributeNameMistakes, nameInWithMistakes} from './attribute-names';
import {caseMistakes} from './case';
import {clauseMistakes} from './clauses';
import {type Context, testIn} from './common-mistake';
import {comparisonMistakes, spokenMistakes} from './comparisons';
import {computedConditionMistakes} from './computed-conditions';
import {datePartMistakes} from './date-parts';
import {functionMistakes} from './functions';
import {groupMistakes} from './groups';
import {listMistakes} from './lists';
import {luceneMistakes, searchTerms, searchTime} from './lucene';
import {numberMistakes} from './numbers';
import {operatorMistakes} from './operators';
import {patternMistakes} from './patterns';
import {percentageMistakes} from './percentages';
import {programmingMistakes} from './programming';
import {relatedModelMistakes} from './related-models';
import {relationshipMistakes} from './relationships';
import {sortOrderMistakes} from './sort-orders';
import {sourceMistakes} from './sources';
import {relatedStateMistakes, stateMistakes} from './states';
import {stepAsConditionMistakes} from './steps-as-conditions';
import {subqueryMistakes} from './subqueries';
import {superfluousMistakes} from './superfluous';
import {textFunctionMistakes} from './text-functions';
import {timeSpanMistakes} from './time-spans';
import {timeMistakes} from './times';
import {comments, valueMistakes} from './values';
import {wrappingMistakes} from './wrappings';

/** In search order. Text that matches an earlier mistake is skipped by later ones. */
export const mistakes = [
  ...wrappingMistakes,
  ...superfluousMistakes,
  comments,
  searchTerms,
  searchTime,
  ...subqueryMistakes,
  ...stepAsConditionMistakes,
  ...timeSpanMistakes,
  ...spokenMistakes,
  ...datePartMistakes,
  ...timeMistakes,
  ...addressMistakes,
  ...caseMistakes,
  ...luceneMistakes,
  ...numberMistakes,
  ...percentageMistakes,
  ...relatedStateMistakes,
  ...relatedModelMistakes,
  ...sourceMistakes,
  ...nameInWithMistakes,
  ...valueMistakes,
  ...textFunctionMistakes,
  ...programmingMistakes,
  ...functionMistakes,
  ...computedConditionMistakes,
  ...relationshipMistakes,
  ...comparisonMistakes,
  ...listMistakes,
  ...operatorMistakes,
  ...patternMistakes,
  ...groupMistakes,
  ...sortOrderMistakes,
  ...clauseMistakes,
  ...attributeNameMistakes,
  ...stateMistakes,
];

/**
 * Finds syntax from other languages in a text that isn't valid BQL, with replacements.
 *
 * @param options `readUntil`: where the parser stopped, because what it read before is right, whatever it looks like;
 *   `now`: the moment that words such as TODAY mean
 * @returns faults in text order; no two overlap
 */
export function commonMistakesIn(
  text: string,
  {readUntil = 0, now}: {readUntil?: number; now?: Date} = {},
): Fault[] {
  const outside = withoutTexts(text);
  const found: Fault[] = [];
  for (const {pattern, advice, fix, example, isReadable, isFixOnly} of mistakes) {
    for (const match of outside.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].length;
      const isComplete = !isReadable && !match[0].endsWith('(');
      if (isComplete && text.slice(end, readUntil).trim() !== '') continue;
      if (found.length === most) return sorted(found);
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const written = text.slice(start, end);
      const context = {
        now,
        before: text.slice(Math.max(0, start - longestAround), start),
        after: text.slice(end, end + longestAround),
      };
      const better = typeof fix === 'function' ? fix(written, context) : fix;
      if (isFixOnly && better === undefined) continue;
      const negation = deniedTwice(written, better, context);
      if (negation) {
        const {length, ...advised} = negation;
        found.push({start: start - length, end, severity: 'error', ...advised});
        continue;
      }
      const wrong = typeof advice === 'string' ? advice : advice(written, context);
      const shown = better?.trim() ?? (typeof example === 'function' ? example(written) : example);
      found.push({
        start,
        end,
        severity: 'error',
        message: completed(wrong, shown),
        fix: better,
      });
    }
  }
  return sorted(found);
}

/**
 * Catches a negation that another one precedes: `NOT status IS NOT "Fixed"`. Both mean the same one, so a fix of only
 * the second would turn the meaning around.
 *
 * @returns the length of what's before, and what to write instead of both
 */
function deniedTwice(
  written: string,
  better: string | undefined,
  {before, after}: Context,
): {length: number; fix: string; message: string} | undefined {
  const [all = '', open = '', path = ''] = /\bNOT\s+(\(\s*)?([\w.]+\s+)?$/i.exec(before) ?? [];
  const isDenied = /^(?:!=|NOT\b)|^[\w.]+\s+(?:!=|NOT\b)/.test(better ?? '');
  const isPlain = better && /\bNOT\b|N['’]?T\b|!/i.test(written);
  // A fix begins with the attribute if what was written does.
  const hasPath = /^[\w.]+\s/.test(better ?? '') && !/^NOT\b/.test(better ?? '');
  if (!all || !better || !(isDenied || isPlain) || (path === '') !== hasPath) return undefined;
  if (/^NOT\b/i.test(written) && /^[<>=]/.test(better) && path === '') return undefined;
  const fix = `${open}${path}${better}`;
  const rest = hasPath ? '' : ` ${testIn(`= ${after.trimStart()}`).replace(/^=\s*/, '')}`;
  return {
    length: all.length,
    fix,
    message: `Write a single negation: ${fix.replace(/^\(\s*/, '')}${rest.trimEnd()}.`,
  };
}

/** Ends a sentence without a period with what to write. */
function completed(wrong: string, shown: string | undefined): string {
  if (/[.?]$/.test(wrong)) return wrong;
  return shown === undefined ? wrong.replace(/:?$/, '.') : `${wrong} ${shown}.`;
}

/** No one reads more faults than this. */
const most = 100;

/** How much of the text before or after a mistake its advice can depend on. */
const longestAround = 1000;

const sorted = (faults: Fault[]) => faults.sort((a, b) => a.start - b.start);

/** Blanks the text between double quotes. Every other character keeps its position. */
function withoutTexts(text: string): string {
  return text.replace(
    /"(?:\\[^\n]|[^"\\\n])*"?/g,
    (all) => `"${' '.repeat(Math.max(0, all.length - 2))}${all.length > 1 ? '"' : ''}`,
  );
}
