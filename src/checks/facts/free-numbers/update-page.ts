import type {Counts, ListingReason, NumberList} from './list';

/**
 * Updates a page's entry after the page changed: removes numbers that it no longer has, and adds new ones if there's
 * a reason.
 *
 * @param entry the previous entry
 * @param typed the numbers that the page types now
 * @param reason why the page can type the new numbers; without a reason, none are added
 * @param only the new numbers to add; if omitted, all of them
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
