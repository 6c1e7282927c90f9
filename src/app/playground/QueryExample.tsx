import {createContext, type ReactNode, useEffect, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {hasTexts} from '../../base/storage';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import type {PlaygroundProps} from './Playground';
import styles from './QueryExample.module.css';
import {usePlayground} from './usePlayground';

/** What the buttons of a query's code block do. */
export interface QueryActions {
  /** On the first sign that a reader means to use them. */
  prepare: () => void;
  run: (query: string) => void;
  edit: (query: string) => void;
  /** Opens the playground if it was open before the page was loaded afresh. */
  resume: (query: string) => void;
  /** Whether the playground has been asked for and isn't there yet. */
  isLoading: boolean;
}

/** How the playground stands: Run runs what the block shows, Edit goes on with what the reader made of it before. */
type Opened = Pick<PlaygroundProps, 'query' | 'takesFocus' | 'opened'>;

/** Of the query that a code block holds; `undefined` in every other code block. */
export const QueryContext = createContext<QueryActions | undefined>(undefined);

const isOpened = (value: unknown): value is Opened =>
  hasTexts(value, 'query') && (!('opened' in value) || hasTexts(value.opened, 'query'));

const keyOf = (query = '') => `query ${query}`;

/**
 * A query on a page that can be run and changed: src/content/query-examples/runnable.ts puts the code block and its result into
 * it. The playground takes their place when a reader asks for it.
 */
export default function QueryExample({children}: {children: ReactNode}): ReactNode {
  const {Playground, isLoading, hasFailed, load, preload} = usePlayground();
  const [opened, setOpened] = useState<Opened>();
  const [wasOpen, setWasOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  function open(asked: Opened) {
    setOpened(asked);
    load();
  }

  // The block that comes back takes the focus that the playground had.
  useEffect(() => {
    if (!opened && wasOpen) element.current?.querySelector('button')?.focus();
  }, [opened, wasOpen]);

  function close() {
    setOpened(undefined);
    setWasOpen(true);
  }

  // Once the playground stands, the query is the reader's, and a draft holds it.
  const resumed = opened && Playground ? {query: opened.query, takesFocus: true} : opened;
  useKept(keyOf(opened?.query), () => resumed);

  const actions: QueryActions = {
    prepare: preload,
    run: (query) => open({query, opened: {query}}),
    edit: (query) => open({query, takesFocus: true}),
    resume(query) {
      const kept = takeKept(keyOf(query), isOpened);
      if (kept) open(kept);
    },
    isLoading,
  };
  return (
    <div ref={element} className={styles.example}>
      {opened && Playground ? (
        <Playground {...opened} onClose={close} />
      ) : (
        <QueryContext value={actions}>{children}</QueryContext>
      )}
      {opened && hasFailed && (
        <p>
          <LoadFailure isRetrying={isLoading} onRetry={() => open({...opened, takesFocus: true})}>
            The playground couldn't be loaded. Check your connection.
          </LoadFailure>
        </p>
      )}
    </div>
  );
}
