import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import type {ExplorerDefinition, Searchable} from './definition';
import styles from './explorer.module.css';
import {findEntries} from './find';
import type {ExplorerQuery, QueryFormat} from './query';

/** Entries at a time: as many as fill a large screen. */
const step = 30;

/** As many entries as fill the space below the filters are drawn with each key press; the rest follows. */
const atOnce = 10;

interface Props<Entry extends Searchable, Part extends string> {
  definition: ExplorerDefinition<Entry, Part>;
  format: QueryFormat<Part>;
  query: ExplorerQuery<Part>;
}

/** What an explorer found, in steps, and how much there is. */
export default function Found<Entry extends Searchable, Part extends string>({
  definition,
  format,
  query,
}: Props<Entry, Part>): ReactNode {
  const found = useMemo(() => findEntries(definition, query), [definition, query]);
  const isAsking = !format.isEmpty(query);
  // Another question begins at its first entries again.
  const question = format.searchOf(query);
  const [more, setMore] = useState({question, count: step});
  const limit = more.question === question ? more.count : step;
  const isSettled = useDeferredValue(question, '') === question;
  return (
    <>
      <p role="status" className={styles.count}>
        {countOf(found.length, isAsking ? limit : found.length, definition.names)}
      </p>
      {isAsking &&
        found.length > 0 &&
        definition.draw(found.slice(0, isSettled ? limit : atOnce), query)}
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
  if (count === 0) return `No matching ${several}. Use fewer words, or set a filter to Any.`;
  const entries = `${count} ${count === 1 ? one : several}`;
  return count > limit ? `${entries}, showing the first ${limit}` : entries;
}
