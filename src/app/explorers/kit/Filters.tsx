import {memo, type ReactNode} from 'react';
import type {Filter, Option} from './definition';
import styles from './explorer.module.css';
import type {ExplorerQuery} from './query';

interface Props<Entry, Part extends string> {
  filters: Filter<Entry, Part>[];
  query: ExplorerQuery<Part>;
  onChange: (query: ExplorerQuery<Part>) => void;
}

/** The filters of an explorer. */
export default function Filters<Entry, Part extends string>({
  filters,
  query,
  onChange,
}: Props<Entry, Part>): ReactNode {
  return (
    <div className={styles.filters}>
      {filters
        .filter(({isSetElsewhere}) => !isSetElsewhere)
        .map(({part, label, options}) => (
          <label key={part} className={styles.field}>
            <span>{label}</span>
            <select
              value={query[part]}
              onChange={(event) => onChange({...query, [part]: event.target.value})}
            >
              <Options options={options} />
            </select>
          </label>
        ))}
    </div>
  );
}

/** Hundreds of options, memoized because they don't change while the reader types. */
const Options = memo(function Options({options}: {options: Option[]}) {
  return (
    <>
      <option value="">Any</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
});
