import type {EditorView} from '@codemirror/view';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/playground/default/page.json';
import LoadFailure from '@site/src/base/components/LoadFailure';
import {longDate} from '@site/src/base/text/dates';
import {whenIdle} from '@site/src/base/when-idle';
import {loadAhead} from '@site/src/docusaurus/late-script/load-ahead';
import '@site/src/content/query-examples/query.css';
import {type ReactNode, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {queryEngine} from '../../../sample/engine/client';
import {saveQuery} from '../my-queries/saved';
import {insertEntry, returnTo} from '../panel/insert';
import Panel, {type PanelTab, panelId} from '../panel/Panel';
import StoredRows from '../StoredRows';
import {focusTab} from '../tabs/Tabs';
import {usePlayground} from '../usePlayground';
import Placeholder from './Placeholder';
import styles from './page.module.css';
import {useQueryAddress} from './useQueryAddress';

/** The full-window playground: an editor with its results, next to the data model and the example library's queries. */
export default function PlaygroundPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const {Playground, isLoading, hasFailed, load} = usePlayground();
  const {opened, open, linked, view: resultView, show, follow} = useQueryAddress(!!Playground);
  const [takesFocus, setTakesFocus] = useState(false);
  const [view, setView] = useState<EditorView>();
  const [tab, setTab] = useState<PanelTab>('Schema');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [naming, setNaming] = useState<string>();
  const [isFull, setFull] = useState(false);
  const {organization, records, today, topics, first, models} = data;

  const expected = (opened ?? linked)?.query;

  useEffect(() => whenIdle(load), [load]);

  /** The button that was pressed disappears, so the editor gets the focus. */
  function retry() {
    setTakesFocus(true);
    load();
  }

  function onRan(query: string) {
    follow(query);
    loadAhead(() => queryEngine(baseUrl).ask('prepare', []));
  }

  function openQuery(query: string) {
    flushSync(() => {
      setPanelOpen(false);
      open({query});
    });
    if (view) returnTo(view);
  }

  function showTab(next: PanelTab) {
    flushSync(() => {
      setTab(next);
      setPanelOpen(true);
    });
    focusTab(panelId, next);
  }

  /** Saves a query, and lets the reader name it. */
  function save(query: string) {
    if (!query.trim()) return;
    const entry = saveQuery(query);
    setFull(entry === undefined);
    // If the reader is naming this query already, the field is a new one, which takes the focus again.
    flushSync(() => setNaming(undefined));
    if (!entry) showTab('Saved');
    else
      flushSync(() => {
        setNaming(entry.query);
        setTab('Saved');
        setPanelOpen(true);
      });
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
            query={linked?.query ?? first.query}
            opened={opened}
            stored={{query: first.query, result: <StoredRows {...first} />}}
            takesFocus={takesFocus}
            resultView={resultView}
            onResultView={show}
            onRan={onRan}
            onSave={save}
            onView={setView}
            onExamples={() => showTab('Examples')}
          />
        ) : (
          <Placeholder
            answer={first}
            linked={expected === first.query ? undefined : expected}
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
        isReady={view !== undefined}
        naming={naming}
        onNaming={setNaming}
        isFull={isFull}
        onQuery={openQuery}
        onInsert={(entry) => {
          flushSync(() => setPanelOpen(false));
          if (view) insertEntry(view, entry);
        }}
      />
    </main>
  );
}
