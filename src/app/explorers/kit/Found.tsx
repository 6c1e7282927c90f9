import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import styles from './explorer.module.css';
import type {Query, QueryFormat} from './query';

/** Entries at a time: as many as fill a large screen. */
const step = 30;

/** As many entries as fill the space below the filters are drawn with each key press; the rest follows. */
const atOnce = 10;

interface Props<Entry, Part extends string> {
  entries: Entry[];
  query: Query<Part>;
  format: QueryFormat<Part>;
  /** The entries that fit a query; all of them, where it asks nothing. */
  find: (entries: Entry[], query: Query<Part>) => Entry[];
  /** What one and several entries are called: "attribute", "attributes". */
  names: [one: string, several: string];
  /** Draws the entries that are in sight. */
  children: (entries: Entry[]) => ReactNode;
}

/** What an explorer found, in steps, and how much there is. */
export default function Found<Entry, Part extends string>(props: Props<Entry, Part>): ReactNode {
  const {entries, query, format, find, names, children} = props;
  const found = useMemo(() => find(entries, query), [find, entries, query]);
  const isAsking = !format.isEmpty(query);
  // Another question begins at its first entries again.
  const question = format.searchOf(query);
  const [more, setMore] = useState({question, count: step});
  const limit = more.question === question ? more.count : step;
  const isSettled = useDeferredValue(question, '') === question;
  return (
    <>
      <p role="status" className={styles.count}>
        {countOf(found.length, isAsking ? limit : found.length, names)}
      </p>
      {isAsking && found.length > 0 && children(found.slice(0, isSettled ? limit : atOnce))}
      {isAsking && found.length > limit && (
        <button
          type="button"
          className={styles.button}
          onClick={() => setMore({question, count: limit + step})}
        >
          Show more
        </button>
      )}
    </>
  );
}

function countOf(count: number, limit: number, [one, several]: [string, string]): string {
  if (count === 0) return `No ${one} fits. Use fewer words, or set a filter to Any.`;
  const entries = `${count} ${count === 1 ? one : several}`;
  return count > limit ? `${entries}, the first ${limit} shown` : entries;
}
