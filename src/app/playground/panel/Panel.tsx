import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {SchemaEntry, SchemaGroup} from '../../../bql/schema/browse';
import type {PageData} from '../plugin';
import Skeleton from '../results/Skeleton';
import Examples from './Examples';
import styles from './panel.module.css';
import type {SavedProps} from './Saved';
import Schema from './Schema';
import {useMyQueries} from './useMyQueries';

const tabs = ['Schema', 'Examples', 'History', 'Saved'] as const;

export type PanelTab = (typeof tabs)[number];

/** Returns the ID of a tab's button. */
export const tabId = (tab: PanelTab) => `tab-${tab}`;

interface Props extends Omit<SavedProps, 'onOpen'> {
  models: SchemaGroup[];
  topics: PageData['topics'];
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** Whether the panel is open where it's below the editor. Next to the editor, it's always open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether the playground is loaded, so that what's needed later can be loaded, too. */
  isReady: boolean;
  /** Opens an example or one of the reader's own queries. */
  onQuery: (query: string) => void;
  onInsert: (entry: SchemaEntry) => void;
}

const name = 'Schema, examples, and your queries';

/** Where the focus moves from the tab with an index. */
const moves: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  ArrowRight: (index) => (index + 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/**
 * The data model, the examples, and the reader's own queries, next to the editor if there's room; otherwise, folded
 * below it.
 */
export default function Panel(props: Props): ReactNode {
  const {models, topics, tab, onTab, isOpen, onOpen, isReady, onQuery, onInsert, ...saved} = props;
  const {MyQueries, isLoading, hasFailed, load} = useMyQueries();
  const isMine = tab === 'History' || tab === 'Saved';

  useEffect(() => {
    if (isReady || isMine) void load();
  }, [isReady, isMine, load]);

  function onKeyDown(event: KeyboardEvent) {
    const next = tabs[moves[event.key]?.(tabs.indexOf(tab)) ?? -1];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <aside className={styles.panel} aria-label={name}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {name}
      </button>
      <div className={clsx(styles.body, isOpen && styles.open)}>
        <div role="tablist" aria-label="Panel" className={styles.tabs}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              className={styles.tab}
              id={tabId(each)}
              aria-controls="tab-panel"
              aria-selected={each === tab}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => onTab(each)}
              onKeyDown={onKeyDown}
            >
              {each}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="tab-panel" aria-labelledby={tabId(tab)} className={styles.content}>
          {tab === 'Schema' && <Schema models={models} onInsert={onInsert} />}
          {tab === 'Examples' && <Examples topics={topics} onOpen={onQuery} />}
          {isMine && MyQueries && <MyQueries tab={tab} onOpen={onQuery} {...saved} />}
          {isMine && !MyQueries && !hasFailed && <Skeleton />}
          {isMine && hasFailed && (
            <p className={styles.none}>
              <LoadFailure isRetrying={isLoading} onRetry={load}>
                Your queries couldn't be loaded. Check your connection.
              </LoadFailure>
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
