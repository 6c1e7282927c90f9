import {counted} from '../../base/collections';
import type {IndexedPage} from '../index/pages';

/** Returns the weight of a heading. Headings on many pages, such as "Changelog", count less. */
export type Rarity = (heading: string) => number;

const known = new WeakMap<IndexedPage[], {complete: number; rarity: Rarity}>();

/** Counts the pages' headings once, and again when more pages are complete. */
export function rarityAmong(pages: IndexedPage[]): Rarity {
  const complete = pages.filter((page) => page.complete).length;
  const before = known.get(pages);
  if (before?.complete === complete) return before.rarity;
  const headings = pages.flatMap(({pieces}) => pieces).filter(({level}) => level);
  const counts = counted(headings.map(({text}) => text));
  const rarity = (heading: string) => 1 / (1 + Math.log2(counts.get(heading) ?? 1) / 2);
  known.set(pages, {complete, rarity});
  return rarity;
}
