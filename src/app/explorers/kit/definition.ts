import type {ReactNode} from 'react';
import type {Searchable} from '../../../base/text/find-by-words';
import type {ExplorerQuery} from './query';

/** What an explorer searches, and how. */
export interface ExplorerDefinition<Entry extends Searchable, Part extends string> {
  /** All entries. */
  entries: Entry[];
  /** The singular and plural of an entry's name: "attribute", "attributes". */
  names: [one: string, several: string];
  /** The filters for a query. */
  filters: (query: ExplorerQuery<Part>) => Filter<Entry, Part>[];
  /** Sorts results for display. They arrive in the order of `entries`. */
  sort: (found: Entry[], query: ExplorerQuery<Part>) => Entry[];
  /** Renders the visible entries. */
  draw: (entries: Entry[], query: ExplorerQuery<Part>) => ReactNode;
}

/** A filter with a list of options. */
export interface Filter<Entry, Part extends string> {
  part: Part;
  label: string;
  options: Option[];
  /** Whether an entry matches a value, which might not be one of the options. */
  fits: (entry: Entry, value: string) => boolean;
  /** Whether another control on the page sets it, so that the explorer shows none. */
  isSetElsewhere?: boolean;
}

export type Option = [value: string, label: string];

/** Converts values to options without duplicates, with or without labels. */
export const optionsOf = (values: string[], labels: Record<string, string> = {}): Option[] =>
  [...new Set(values)].map((value) => [value, labels[value] ?? value]);

/** Compares options by their labels. */
export const byLabel = ([, a]: Option, [, b]: Option): number => a.localeCompare(b, 'en');
