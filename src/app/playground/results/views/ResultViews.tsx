import {type ComponentProps, type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Origin} from '../../../../bql/explore/origins';
import type {ResultView} from '../../../../content/query-examples/result-view';
import type {QueryEngine} from '../../../../sample/engine/client';
import ChartView from '../chart/ChartView';
import type {Expansion} from '../graph/expand';
import GraphView from '../graph/GraphView';
import Rows from '../Rows';
import RecordPanel from '../record/RecordPanel';
import styles from './views.module.css';

interface Props extends Omit<ComponentProps<typeof Rows>, 'onRecord'> {
  engine: QueryEngine;
  /** The query that has the result. */
  query: string;
  view: ResultView;
  /** Runs another query. */
  onQuery: (query: string) => void;
}

/** The records that a reader opened in the panel, the current one last, and the element to return to. */
interface Opened {
  ids: string[];
  /** The records of the row that the reader opened. */
  origins?: readonly Origin[];
  from: Element | null;
}

/** A result as a table, a graph, or a chart, and next to it the record that the reader opened. */
export default function ResultViews({engine, query, view, onQuery, ...table}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [expansions, setExpansions] = useState<Expansion[]>([]);
  const current = opened?.ids.at(-1);

  /** Opens a record from the view. Another one that was open is replaced. */
  const open = (id: string, origins?: readonly Origin[]) =>
    setOpened({ids: [id], origins, from: document.activeElement});

  /** While the panel covers the window, nothing below it can have the focus, so the panel goes first. */
  function close() {
    const {from, ids} = opened ?? {};
    flushSync(() => setOpened(undefined));
    // A graph that the reader expanded is drawn again.
    const target = from?.isConnected
      ? from
      : box.current?.querySelector(`[data-id="${CSS.escape(ids?.[0] ?? '')}"]`);
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel, wherever the focus is
    <div
      ref={box}
      className={styles.views}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !opened) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.view}>
        {view === 'table' && <Rows {...table} onRecord={({id}, origins) => open(id, origins)} />}
        {view === 'chart' && <ChartView {...table} engine={engine} query={query} />}
        {view === 'graph' && (
          <GraphView
            engine={engine}
            query={query}
            expansions={expansions}
            selected={current}
            onSelect={(id) => open(id)}
            onQuery={onQuery}
          />
        )}
      </div>
      {opened && current && (
        <RecordPanel
          engine={engine}
          id={current}
          origins={opened.origins}
          onOpen={(id) => setOpened({...opened, ids: [...opened.ids, id]})}
          onBack={
            opened.ids.length > 1
              ? () => setOpened({...opened, ids: opened.ids.slice(0, -1)})
              : undefined
          }
          onClose={close}
          onQuery={(next) => {
            flushSync(() => setOpened(undefined));
            onQuery(next);
          }}
          onExpand={
            view === 'graph'
              ? (groups) => setExpansions([...expansions, {id: current, groups}])
              : undefined
          }
        />
      )}
    </div>
  );
}
