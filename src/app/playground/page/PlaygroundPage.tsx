import type {EditorView} from '@codemirror/view';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/playground/default/page.json';
import LoadFailure from '@site/src/base/components/LoadFailure';
import {hasTexts} from '@site/src/base/storage';
import {longDate} from '@site/src/base/text/dates';
import {whenIdle} from '@site/src/base/when-idle';
import '@site/src/content/query-examples/query.css';
import {takeKept} from '@site/src/docusaurus/stale-builds/kept';
import {useKept} from '@site/src/docusaurus/stale-builds/useKept';
import {type ReactNode, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {queryOf} from '../../../content/query-examples/link';
import {insertEntry, returnTo} from '../panel/insert';
import Panel, {type PanelTab, tabId} from '../panel/Panel';
import StoredRows from '../StoredRows';
import {usePlayground} from '../usePlayground';
import Placeholder from './Placeholder';
import styles from './page.module.css';

/** The full-window playground: an editor with its results, next to the data model and the example library's queries. */
export default function PlaygroundPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {Playground, isLoading, hasFailed, load} = usePlayground();
  const [opened, setOpened] = useLinkedQuery();
  const [takesFocus, setTakesFocus] = useState(false);
  const [view, setView] = useState<EditorView>();
  const [tab, setTab] = useState<PanelTab>('Schema');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const {organization, records, today, topics, first, models} = data;

  // Once the playground is loaded, the query is stored as a draft.
  useKept('playground', () => (Playground ? undefined : opened));

  useEffect(() => whenIdle(load), [load]);

  /** The button that was pressed disappears, so the editor gets the focus. */
  function retry() {
    setTakesFocus(true);
    load();
  }

  function openExample(query: string) {
    flushSync(() => {
      setPanelOpen(false);
      setOpened({query});
    });
    if (view) returnTo(view);
  }

  function showExamples() {
    flushSync(() => {
      setTab('Examples');
      setPanelOpen(true);
    });
    document.getElementById(tabId('Examples'))?.focus();
  }

  return (
    <main className={styles.page} data-needs-script="">
      <header>
        <h1>BQL playground</h1>
        <p>
          Queries run in your browser on {organization}, a fictional organization with {records}{' '}
          records, where today is {longDate(today)}. See{' '}
          <Link to="/docs/bql-basic-keywords">the language</Link> and{' '}
          <Link to="/docs/reference/udm">the data model</Link>.
        </p>
      </header>
      <div className={styles.work}>
        {Playground ? (
          <Playground
            draft="page"
            query={first.query}
            opened={opened}
            stored={{query: first.query, result: <StoredRows {...first} />}}
            takesFocus={takesFocus}
            onView={setView}
            onExamples={showExamples}
          />
        ) : (
          <Placeholder
            answer={first}
            linked={opened?.query}
            isBusy={isBrowser && !hasFailed}
            onRun={load}
          />
        )}
        {hasFailed && (
          <LoadFailure isRetrying={isLoading} onRetry={retry}>
            The playground couldn't be loaded. Check your connection.
          </LoadFailure>
        )}
        <noscript>The playground requires JavaScript. The example library doesn't.</noscript>
      </div>
      <Panel
        models={models}
        topics={topics}
        tab={tab}
        onTab={setTab}
        isOpen={isPanelOpen}
        onOpen={setPanelOpen}
        onExample={openExample}
        onInsert={(entry) => {
          flushSync(() => setPanelOpen(false));
          if (view) insertEntry(view, entry);
        }}
      />
    </main>
  );
}

/** Returns the query from the link, or a query that the reader selected after that. */
function useLinkedQuery() {
  const location = useLocation();
  const [opened, setOpened] = useState<{query: string}>();
  useEffect(() => {
    const kept = takeKept('playground', (value) => hasTexts(value, 'query'));
    if (kept) setOpened(kept);
    const query = queryOf(location.hash);
    if (!query) return;
    setOpened({query});
    // From this point, a reload restores the reader's draft instead of the link's query.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [location]);
  return [opened, setOpened] as const;
}
