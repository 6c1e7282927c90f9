import {type ReactNode, useMemo} from 'react';
import type {UdmDefinition} from '../definition';
import {attributeTypes} from '../vocabulary';
import styles from './explorer.module.css';
import type {Entry} from './find';
import type {Query} from './query';

interface Props {
  entries: Entry[];
  families: UdmDefinition['families'];
  query: Query;
  onChange: (query: Query) => void;
}

interface Filter {
  part: Exclude<keyof Query, 'text'>;
  label: string;
  options: [value: string, label: string][];
}

/** Narrows the attributes by what they hold, where they belong and how they relate. */
export default function Filters({entries, families, query, onChange}: Props): ReactNode {
  const filters = useMemo(() => filtersOf(entries, families), [entries, families]);
  return (
    <div className={styles.filters}>
      {filters.map(({part, label, options}) => (
        <label key={part} className={styles.field}>
          <span>{label}</span>
          <select
            value={query[part]}
            onChange={(event) => onChange({...query, [part]: event.target.value})}
          >
            <option value="">Any</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Only what some attribute has can be chosen. */
function filtersOf(entries: Entry[], families: Props['families']): Filter[] {
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
