import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {hasTexts} from '../../base/storage';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import type {PlaygroundProps} from './Playground';
import {usePlayground} from './usePlayground';

/** The actions of the buttons in a query's code block. */
export interface QueryActions {
  /** Called on the first sign that a reader is about to use the buttons. */
  prepare: () => void;
  run: (query: string) => void;
  edit: (query: string) => void;
  /** Reopens the playground if it was open before the page was reloaded. */
  resume: (query: string) => void;
  /** Whether the playground is being loaded. */
  isLoading: boolean;
}

/**
 * How the playground was opened. Run starts with the query in the block, and Edit continues with the reader's draft.
 */
type Opened = Pick<PlaygroundProps, 'query' | 'takesFocus' | 'opened'>;

/** The actions for the query in a code block; `undefined` in all other code blocks. */
export const QueryContext = createContext<QueryActions | undefined>(undefined);

const isOpened = (value: unknown): value is Opened =>
  hasTexts(value, 'query') && (!('opened' in value) || hasTexts(value.opened, 'query'));

const keyOf = (query = '') => `query ${query}`;

/**
 * A query on a page that readers can run and edit. src/content/query-examples/runnable.ts wraps the code block and its
 * result in this component. The playground replaces them on request.
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

  // When the block returns, it gets the focus that the playground had.
  useEffect(() => {
    if (!opened && wasOpen)
      element.current?.querySelector<HTMLButtonElement>('.query-run')?.focus();
  }, [opened, wasOpen]);

  function close() {
    setOpened(undefined);
    setWasOpen(true);
  }

  // Once the playground is loaded, the reader's query is stored as a draft.
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
  const [, ...result] = Children.toArray(children).filter(isValidElement);
  return (
    <div ref={element} className={opened && Playground ? undefined : 'query'}>
      {opened && Playground ? (
        <Playground {...opened} stored={{query: opened.query, result}} onClose={close} />
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
