import {
  Children,
  type ComponentType,
  createContext,
  isValidElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {hasTexts} from '../../base/storage';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import {takeKept} from '../../docusaurus/stale-builds/kept';
import {useKept} from '../../docusaurus/stale-builds/useKept';
import type {PlaygroundProps} from './Playground';
import {usePlayground} from './usePlayground';

/** The actions of the buttons in a query's code block. */
export interface QueryActions {
  /** The language of the block: `bql`. Other code in the example has no buttons. */
  language: string;
  /** The language as readers know it. */
  name: string;
  /** Returns the address that opens a query in the playground's page, relative to the site. */
  linkTo: (query: string) => string;
  /** Called on the first sign that a reader is about to use the buttons. */
  prepare: () => void;
  run: (query: string) => void;
  edit: (query: string) => void;
  /** Reopens the playground if it was open before the page was reloaded. */
  resume: (query: string) => void;
  /** Whether the playground is being loaded. */
  isLoading: boolean;
  /** Says that the playground couldn't be loaded. Shown next to the button that was pressed. */
  failure: ReactNode;
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

interface RunnableProps extends Pick<QueryActions, 'language' | 'name' | 'linkTo'> {
  /** Loads the language's playground. */
  playground: {
    Playground: ComponentType<Opened & Pick<PlaygroundProps, 'stored' | 'onClose'>> | undefined;
    isLoading: boolean;
    hasFailed: boolean;
    load: () => void;
    preload: () => void;
  };
  /** How many children come before the result. Defaults to one: the code block. */
  parts?: number;
  /** The class of the frame while the playground isn't open. */
  className?: string;
  children: ReactNode;
}

/**
 * A query on a page that readers can run and edit. src/content/query-examples/runnable.ts wraps the code block and its
 * result in this component. The playground replaces them on request.
 */
export default function QueryExample({children}: {children: ReactNode}): ReactNode {
  return (
    <RunnableExample
      language="bql"
      name="BQL"
      linkTo={(query) => `${playgroundRoute}${hashOf(query)}`}
      playground={usePlayground()}
    >
      {children}
    </RunnableExample>
  );
}

/** An example in any language: its code and, after that, its result. */
export function RunnableExample({
  children,
  playground,
  parts = 1,
  className = 'query',
  ...about
}: RunnableProps): ReactNode {
  const {Playground, isLoading, hasFailed, load, preload} = playground;
  /** Null once the reader has closed it. */
  const [opened, setOpened] = useState<Opened | null>();
  const element = useRef<HTMLDivElement>(null);

  function open(asked: Opened) {
    setOpened(asked);
    load();
  }

  // What was pressed has disappeared, so the focus moves to the button that runs the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the playground's arrival replaces the block
  useEffect(() => {
    if (opened !== undefined && !opened?.takesFocus && document.activeElement === document.body)
      element.current?.querySelector<HTMLButtonElement>('.query-run')?.focus();
  }, [opened, Playground]);

  // Once the playground is loaded, the reader's query is stored as a draft.
  const resumed = opened && Playground ? {query: opened.query, takesFocus: true} : opened;
  useKept(keyOf(opened?.query), () => resumed);

  const actions: QueryActions = {
    ...about,
    prepare: preload,
    run: (query) => open({query, opened: {query}}),
    edit: (query) => open({query, takesFocus: true}),
    resume(query) {
      const kept = takeKept(keyOf(query), isOpened);
      if (kept) open(kept);
    },
    isLoading,
    failure: opened && hasFailed && (
      <p>
        <LoadFailure isRetrying={isLoading} onRetry={() => open({...opened, takesFocus: true})}>
          The playground couldn't be loaded. Check your connection.
        </LoadFailure>
      </p>
    ),
  };
  const result = Children.toArray(children).filter(isValidElement).slice(parts);
  return (
    <div ref={element} className={opened && Playground ? undefined : className}>
      {opened && Playground ? (
        <Playground
          {...opened}
          stored={{query: opened.query, result}}
          onClose={() => setOpened(null)}
        />
      ) : (
        <QueryContext value={actions}>{children}</QueryContext>
      )}
    </div>
  );
}
