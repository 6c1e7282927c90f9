import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import type {Searchable} from '../../../base/text/find-by-words';
import type {ExplorerDefinition} from './definition';
import styles from './explorer.module.css';
import {findEntries} from './find';
import type {ExplorerQuery, QueryFormat} from './query';

/** How many entries to show at a time: enough to fill a large screen. */
const step = 30;

/** How many entries to render on each key press: enough to fill the space below the filters. The rest follow later. */
const atOnce = 10;

interface Props<Entry extends Searchable, Part extends string> {
  definition: ExplorerDefinition<Entry, Part>;
  format: QueryFormat<Part>;
  query: ExplorerQuery<Part>;
}

/** An explorer's results, shown in steps, with their total number. */
export default function Found<Entry extends Searchable, Part extends string>({
  definition,
  format,
  query,
}: Props<Entry, Part>): ReactNode {
  const found = useMemo(() => findEntries(definition, query), [definition, query]);
  const isAsking = !format.isEmpty(query);
  // Start with the first entries again after a new query.
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
          className="button"
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
