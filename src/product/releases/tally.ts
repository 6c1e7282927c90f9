import {counted} from '../../base/collections';
import {byUrgency, type EntryKind} from './kinds';

/** How many entries there are of each kind. Kinds without entries are missing. */
export type Tally = Partial<Record<EntryKind, number>>;

/** Counts entries by kind. */
export const tallyOf = (entries: {kind: EntryKind}[]): Tally =>
  Object.fromEntries(counted(entries.map(({kind}) => kind)));

/** Adds tallies up. */
export const sumOf = (tallies: Tally[]): Tally =>
  Object.fromEntries(
    byUrgency.map((kind) => [kind, tallies.reduce((sum, tally) => sum + (tally[kind] ?? 0), 0)]),
  );

/** Returns the kinds that a tally has, with their counts, in an order: by default, the most urgent first. */
export const countsIn = (tally: Tally, order = byUrgency): [kind: EntryKind, count: number][] =>
  order.flatMap((kind): [EntryKind, number][] => {
    const count = tally[kind];
    return count ? [[kind, count]] : [];
  });
