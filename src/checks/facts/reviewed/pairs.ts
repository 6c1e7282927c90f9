import {diffArrays} from 'diff';
import type {PageStatement} from './statements';

/**
 * How much of a statement must stay for it to count as the same statement, if other statements also changed or if
 * none did.
 */
export const likeness = {amongOthers: 0.5, alone: 0.25, aloneAndShort: 0};
const short = 3;

/** Items that others replaced. */
export interface ReplacedRun<Item> {
  removed: Item[];
  added: Item[];
}

/** The runs of items that aren't in both lists, each with the items that replaced it. */
export function replacements<Item>(
  before: Item[],
  now: Item[],
  keyOf: (item: Item) => string,
): ReplacedRun<Item>[] {
  const found: ReplacedRun<Item>[] = [{removed: [], added: []}];
  let [at, index] = [0, 0];
  for (const {added, removed, count} of diffArrays(before.map(keyOf), now.map(keyOf))) {
    const last = found[found.length - 1] as ReplacedRun<Item>;
    if (removed) last.removed.push(...before.slice(at, at + count));
    else if (added) last.added.push(...now.slice(index, index + count));
    else found.push({removed: [], added: []});
    if (!added) at += count;
    if (!removed) index += count;
  }
  return found.filter(({removed, added}) => removed.length + added.length > 0);
}

/** Pairs each new statement with the old statement that it most likely was. */
export function pairs(
  removed: PageStatement[],
  added: PageStatement[],
): [PageStatement, PageStatement][] {
  const least = leastLikeness(removed, added);
  const left = [...removed];
  return added.flatMap((is) => {
    const [best] = left
      .filter(({isCode}) => isCode === is.isCode)
      .map((was) => ({was, shared: sharedPart(was.tokens, is.tokens)}))
      .sort((a, b) => b.shared - a.shared);
    if (!best || best.shared < least) return [];
    left.splice(left.indexOf(best.was), 1);
    return [[best.was, is]];
  });
}

function leastLikeness(removed: PageStatement[], added: PageStatement[]): number {
  if (removed.length > 1 || added.length > 1) return likeness.amongOthers;
  const isShort = [...removed, ...added].every(({tokens}) => tokens.length <= short);
  return isShort ? likeness.aloneAndShort : likeness.alone;
}

/** How much two statements have in common, from 0 to 1. */
export const sharedPart = (a: string[], b: string[]) =>
  (2 * (a.length - without(a, b).length)) / (a.length + b.length);

/** The items of a list that another list doesn't have. Each item of the other list matches only once. */
export function without(tokens: string[], others: string[]): string[] {
  const left = [...others];
  return tokens.filter((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
