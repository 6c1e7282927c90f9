import clsx from 'clsx';
import {type ReactNode, useDeferredValue, useMemo, useRef} from 'react';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import {maxLength} from '../kit/query';
import {useArrival} from '../kit/useArrival';
import {useQuery} from '../kit/useQuery';
import Categories from './Categories';
import {directoryOf, type Facet, format, toggled, valuesIn} from './directory';
import styles from './directory.module.css';
import Facets from './Facets';
import Groups from './Groups';

const label = 'Search connectors';

/**
 * Every connector in rows by category, with a search and facets that filter the rows in place. The address keeps the question.
 *
 * @param connectors a list of ConnectorEntry, as JSON
 */
export default function ConnectorDirectory({connectors}: {connectors: string}): ReactNode {
  const directory = useMemo(
    () => directoryOf(JSON.parse(connectors) as ConnectorEntry[]),
    [connectors],
  );
  const [query, setQuery] = useQuery(format, label);
  // Show each key press immediately, and its results right after.
  const asked = useDeferredValue(query);
  const {groups, count, counts} = useMemo(() => directory.answer(asked), [directory, asked]);
  const active = directory.facets.flatMap(({part, label: facet, options}) =>
    valuesIn(query[part]).map((value) => ({
      part,
      value,
      facet,
      text: options.find(([each]) => each === value)?.[1] ?? value,
    })),
  );
  const isAsking = !format.isEmpty(query);
  const element = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useArrival(format, element);

  function change(part: Facet, values: string) {
    setQuery({...query, [part]: values});
    // Far down in the list, fewer rows would leave the reader below the list's end. On a phone, the list is below the
    // facets.
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) results.current?.scrollIntoView();
  }

  /** The button disappears, so the focus moves to the number of results. */
  function clear(part?: Facet, value = '') {
    setQuery(part ? {...query, [part]: toggled(query[part], value)} : format.none);
    status.current?.focus();
  }

  return (
    <search ref={element} className={styles.directory}>
      <form className={styles.side} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.field}>
          <span>{label}</span>
          <input
            type="search"
            autoComplete="off"
            placeholder="Name, vendor, or data model"
            value={query.text}
            maxLength={maxLength}
            onChange={({target}) => setQuery({...query, text: target.value})}
          />
        </label>
        <details className={clsx('fold', styles.facets)}>
          <summary>Filters{active.length > 0 && ` (${active.length})`}</summary>
          <Facets directory={directory} query={query} counts={counts} onChange={change} />
        </details>
      </form>
      <div className={styles.found}>
        <Categories directory={directory} query={query} counts={counts} onChange={change} />
        <div ref={results} className={styles.results}>
          <div className={styles.bar}>
            <p ref={status} role="status" tabIndex={-1}>
              <b>{count}</b> {isAsking && `of ${directory.total} `}connectors
            </p>
            {active.map(({part, value, facet, text}) => (
              <button
                key={`${part} ${value}`}
                type="button"
                aria-label={`Remove the filter ${facet}: ${text}`}
                onClick={() => clear(part, value)}
              >
                {text}
              </button>
            ))}
            {isAsking && (
              <button type="button" className={styles.clear} onClick={() => clear()}>
                Clear all
              </button>
            )}
            <a className={styles.clear} data-unfiltered href="#all-connectors">
              Show all
            </a>
          </div>
          <Groups groups={groups} />
          {count === 0 && (
            <div className={styles.empty}>
              <b>No connector matches</b>
              <p>
                Remove a filter, or use fewer words. If your product isn't listed, see{' '}
                <a href="#when-theres-no-connector">When there's no connector</a>.
              </p>
            </div>
          )}
        </div>
      </div>
    </search>
  );
}
