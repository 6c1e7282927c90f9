import type {ConnectorEntry} from '../../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import {type Part, parts, type Query} from './query';

/** A connector, made ready to be searched. */
export interface Entry {
  connector: ConnectorEntry;
  /** In lower case: its title, and all that is said of it. */
  title: string;
  text: string;
  /** What it has for each filter. */
  values: Record<Part, string[]>;
}

export function entriesOf(connectors: ConnectorEntry[]): Entry[] {
  return connectors.map((connector) => {
    const {title, vendor, product, formerNames, category, description, models} = connector;
    const said = [title, vendor, product, ...formerNames, category, description, ...models];
    return {
      connector,
      title: title.toLowerCase(),
      text: said.join('\n').toLowerCase(),
      values: {
        category: [category],
        model: models,
        direction: [connector.direction],
        authentication: [connector.authentication],
        hosting: [connector.hosting],
        status: [connector.status],
      },
    };
  });
}

/** Whether an entry has what the filters ask, one of them left out. */
const fits = (entry: Entry, query: Query, except?: Part) =>
  parts.every(
    (part) => part === except || query[part] === '' || entry.values[part].includes(query[part]),
  );

/**
 * The entries that meet every part of a query, those first whose title is or begins with what was typed.
 *
 * @param query its text is words that must all occur, in any order
 */
export function findEntries(entries: Entry[], query: Query): Entry[] {
  const typed = query.text.trim().toLowerCase();
  return withWords(entries, typed)
    .filter((entry) => fits(entry, query))
    .map((entry) => ({entry, rank: rankOf(entry.title, typed)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

function withWords(entries: Entry[], typed: string): Entry[] {
  const words = typed.split(/\s+/);
  return entries.filter(({text}) => words.every((word) => text.includes(word)));
}

function rankOf(title: string, typed: string): number {
  if (title.startsWith(typed)) return 0;
  if (title.includes(` ${typed}`)) return 1;
  return title.includes(typed) ? 2 : 3;
}

/** How many entries each value of a filter would leave, with everything else that is asked. */
export function countsOf(entries: Entry[], query: Query): Record<Part, Map<string, number>> {
  const worded = withWords(entries, query.text.trim().toLowerCase());
  return Object.fromEntries(
    parts.map((part) => {
      const counts = new Map<string, number>();
      for (const entry of worded) {
        if (!fits(entry, query, part)) continue;
        for (const value of entry.values[part]) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [part, counts];
    }),
  ) as Record<Part, Map<string, number>>;
}

/** How a reader sees a value of a filter. */
export const labelOf = (part: Part, value: string): string =>
  (labels[part] as Record<string, string> | undefined)?.[value] ?? value;

const labels: Partial<Record<Part, object>> = {
  direction: directionLabels,
  hosting: hostingLabels,
  status: statusLabels,
};
