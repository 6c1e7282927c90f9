import type {Filter} from '../kit/Filters';
import {countsOf, type Entry, labelOf} from './find';
import {type Part, parts, type Query} from './query';

const titles: Record<Part, string> = {
  category: 'Category',
  model: 'Fills',
  direction: 'Direction',
  authentication: 'Authentication',
  hosting: 'Hosting',
  status: 'Status',
};

/**
 * Makes what gives every filter with the values that some connector has, and how many connectors each would leave.
 *
 * @param entries what the values are taken from, once
 */
export function filtersOf(entries: Entry[]): (query: Query) => Filter<Part>[] {
  const values = parts.map((part) => ({
    part,
    options: [...new Set(entries.flatMap((entry) => entry.values[part]))]
      .map((value) => ({value, label: labelOf(part, value)}))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  }));
  return (query) => {
    const counts = countsOf(entries, query);
    return values.map(({part, options}) => ({
      part,
      label: titles[part],
      options: options.map(({value, label}) => [
        value,
        `${label} (${counts[part].get(value) ?? 0})`,
      ]),
    }));
  };
}
