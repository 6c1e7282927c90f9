import type {Page} from './pages';

/** What a heading is worth that many pages have, such as "Changelog": the rarer, the more. */
export type Rarity = (heading: string) => number;

const known = new WeakMap<Page[], Rarity>();

/** Counts each heading of the pages, once. */
export function rarityAmong(pages: Page[]): Rarity {
  let rarity = known.get(pages);
  if (!rarity) {
    const counts = new Map<string, number>();
    for (const {level, text} of pages.flatMap(({pieces}) => pieces)) {
      if (level) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    rarity = (heading) => 1 / (1 + Math.log2(counts.get(heading) ?? 1) / 2);
    known.set(pages, rarity);
  }
  return rarity;
}
