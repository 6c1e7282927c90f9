import {counted} from '../../base/collections';
import type {IndexedPage} from '../index/pages';

/** What a heading is worth that many pages have, such as "Changelog": the rarer, the more. */
export type Rarity = (heading: string) => number;

const known = new WeakMap<IndexedPage[], {complete: number; rarity: Rarity}>();

/** Counts each heading of the pages: once, and again when more of them are complete. */
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
