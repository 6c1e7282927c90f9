import type {ReactNode} from 'react';
import type {ExplorerQuery} from './query';

/** What an explorer searches, and how. */
export interface ExplorerDefinition<Entry extends Searchable, Part extends string> {
  /** Everything there is. */
  entries: Entry[];
  /** What one and several entries are called: "attribute", "attributes". */
  names: [one: string, several: string];
  /** What narrows the entries, by what else is asked. */
  filters: (query: ExplorerQuery<Part>) => Filter<Entry, Part>[];
  /** Whether each value says how many entries it would leave. */
  isCounted?: boolean;
  /** Puts what was found, which is in the order of `entries`, in the order that a reader sees. */
  sort: (found: Entry[], query: ExplorerQuery<Part>) => Entry[];
  /** Draws the entries that are in sight. */
  draw: (entries: Entry[], query: ExplorerQuery<Part>) => ReactNode;
}

export interface Searchable {
  /** In lower case: all that is said of an entry. */
  text: string;
}

/** A choice among values. */
export interface Filter<Entry, Part extends string> {
  part: Part;
  label: string;
  options: Option[];
  /** Whether an entry is among those that a value, which can be none of the options, leaves. */
  fits: (entry: Entry, value: string) => boolean;
}

export type Option = [value: string, label: string];

/** Values as options, each once: with their labels, or as they are. */
export const optionsOf = (values: string[], labels: Record<string, string> = {}): Option[] =>
  [...new Set(values)].map((value) => [value, labels[value] ?? value]);

/** Sorts options by what a reader sees. */
export const byLabel = ([, a]: Option, [, b]: Option): number => a.localeCompare(b, 'en');
