import type {UdmDefinition} from '../../../product/udm/definition';
import {attributeTypes} from '../../../product/udm/vocabulary';
import type {Filter} from '../kit/Filters';
import type {Entry} from './find';
import type {Part} from './query';

/** What narrows the attributes: what they hold, where they belong, how they relate. Only what some has can be chosen. */
export function filtersOf(entries: Entry[], families: UdmDefinition['families']): Filter<Part>[] {
  const distinct = (values: (string | undefined)[]) =>
    [...new Set(values)].filter((value) => value !== undefined).sort();
  const same = (values: string[]) => values.map((value): [string, string] => [value, value]);
  const types = Object.entries(attributeTypes).filter(([type]) =>
    entries.some(({attribute}) => attribute.type === type),
  );
  const titles = Object.entries(families).map(([key, {title}]): [string, string] => [key, title]);
  return [
    {part: 'type', label: 'Type', options: types},
    {part: 'family', label: 'Family', options: titles},
    {part: 'verb', label: 'Verb', options: same(distinct(entries.map((e) => e.attribute.verb)))},
    {part: 'value', label: 'Value', options: same(distinct(entries.flatMap((e) => e.values)))},
  ];
}
