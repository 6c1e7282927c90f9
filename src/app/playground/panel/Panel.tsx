import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {SchemaEntry, SchemaGroup} from '../../../bql/schema/browse';
import type {PageData} from '../plugin';
import Skeleton from '../results/Skeleton';
import Tabs, {tabIdOf} from '../tabs/Tabs';
import Examples from './Examples';
import styles from './panel.module.css';
import type {SavedProps} from './Saved';
import Schema from './Schema';
import {useMyQueries} from './useMyQueries';

export type PanelTab = 'Schema' | 'Examples' | 'History' | 'Saved';

const tabs = (['Schema', 'Examples', 'History', 'Saved'] as const).map((name) => ({
  id: name,
  name,
}));

/** The ID of the tabs' panel. */
export const panelId = 'tab-panel';

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
        <Tabs
          label="Panel"
          className={styles.tabs}
          tabs={tabs}
          panel={panelId}
          chosen={tab}
          onChoose={onTab}
        />
        <div
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabIdOf(panelId, tab)}
          className={styles.content}
        >
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
