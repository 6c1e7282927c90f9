import type {Counts, ListingReason, NumberList} from './list';

/**
 * What is listed of a page after it changed: numbers that it has no longer go, and new ones come if there is a reason.
 *
 * @param entry what was listed
 * @param typed what the page types now
 * @param reason why the new ones may be typed; without it, none come
 * @param only the new ones that come; all of them when left out
 */
export function updatePage(
  entry: NumberList[string] = {},
  typed: Counts,
  reason?: ListingReason,
  only?: string[],
): NumberList[string] {
  const left = new Map(typed);
  const updated: NumberList[string] = {};
  for (const [why, counts] of Object.entries(entry) as [ListingReason, Counts][]) {
    updated[why] = new Map();
    for (const [number, count] of counts) {
      const kept = Math.min(count, left.get(number) ?? 0);
      updated[why].set(number, kept);
      left.set(number, (left.get(number) ?? 0) - kept);
    }
  }
  if (!reason) return updated;
  const added: Counts = new Map(updated[reason]);
  for (const [number, count] of left)
    if (!only || only.includes(number)) added.set(number, (added.get(number) ?? 0) + count);
  return {...updated, [reason]: added};
}
