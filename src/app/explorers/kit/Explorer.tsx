import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import {fetchDownload} from '../../../base/downloads/fetch-download';
import {usePart} from '../../../docusaurus/stale-builds/usePart';
import styles from './explorer.module.css';
import {IsShown} from './is-shown';
import type {ExplorerQuery, QueryFormat} from './query';
import SearchField from './SearchField';
import {useArrival} from './useArrival';
import {useLinksIntoList} from './useLinksIntoList';
import {useQuery} from './useQuery';

/** What an explorer shows once its data is loaded. */
export interface Tool<Part extends string> {
  Filters: ComponentType<{
    query: ExplorerQuery<Part>;
    /** The query of the current results. It can lag behind what the reader types. */
    asked: ExplorerQuery<Part>;
    onChange: (query: ExplorerQuery<Part>) => void;
  }>;
  Results: ComponentType<{query: ExplorerQuery<Part>; format: QueryFormat<Part>}>;
}

interface Props<Part extends string, Data> {
  format: QueryFormat<Part>;
  /** The field's label, and an example of what to type. */
  label: string;
  placeholder: string;
  /** The message if loading fails. */
  failure: string;
  /** The path of the data on the site. */
  address: string;
  /** Imports the function that creates the tool from the data. */
  load: () => Promise<{default: (data: Data) => Tool<Part>}>;
  /** The full list, which is shown while the query is empty. */
  children: ReactNode;
}

/** Creates the component of an explorer. Its children are the full list. */
export const explorerOf =
  <Part extends string, Data>(props: Omit<Props<Part, Data>, 'children'>) =>
  ({children}: {children: ReactNode}): ReactNode => <Explorer {...props}>{children}</Explorer>;

/**
 * A search over entries with filters. The tool is loaded when a reader focuses the field, or when the address has a
 * query.
 */
function Explorer<Part extends string, Data>(props: Props<Part, Data>): ReactNode {
  const {format, label, placeholder, failure, children} = props;
  const address = useBaseUrl(props.address);
  const [query, setQuery] = useQuery(format, label);
  const {part: tool, isLoading, hasFailed, load} = usePart(fetchTool);
  // Show each key press immediately, and its results right after.
  const asked = useDeferredValue(query);
  const isAsking = !format.isEmpty(query);
  const isAnswered = !format.isEmpty(asked) && tool !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(null);

  async function fetchTool() {
    const {default: toolOf} = await props.load();
    return toolOf(await fetchDownload(address));
  }

  /** The button disappears when the retry succeeds, so the focus moves to the field. */
  function retry() {
    element.current?.querySelector('input')?.focus();
    load();
  }

  const results = useMemo(
    () => tool && <tool.Results query={asked} format={format} />,
    [tool, asked, format],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool is loaded once, when there is a query
  useEffect(() => {
    if (isAsking) load();
  }, [isAsking]);

  useArrival(format, element, list);

  // The table of contents updates its highlight when the page scrolls.
  useEffect(() => {
    if (isAnswered) document.dispatchEvent(new Event('scroll'));
  }, [isAnswered]);

  const showAll = useCallback(() => setQuery(format.none), [setQuery, format]);
  useLinksIntoList(list, isAnswered, showAll);

  return (
    <search ref={element} className={styles.explorer}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} onFocus={load}>
        <SearchField
          label={label}
          placeholder={placeholder}
          text={query.text}
          onText={(text) => setQuery({...query, text})}
        />
        {tool && <tool.Filters query={query} asked={asked} onChange={setQuery} />}
      </form>
      {hasFailed && (
        <p>
          <LoadFailure isRetrying={isLoading} onRetry={retry}>
            {failure}
          </LoadFailure>
        </p>
      )}
      {results}
      <div ref={list} className={styles.all} hidden={isAnswered}>
        <IsShown value={!isAnswered}>{children}</IsShown>
      </div>
    </search>
  );
}
