import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import type {SchemaEntry, SchemaGroup} from '../../../bql/schema/browse';
import type {PageData} from '../plugin';
import Examples from './Examples';
import styles from './panel.module.css';
import Schema from './Schema';

const tabs = ['Schema', 'Examples'] as const;

export type PanelTab = (typeof tabs)[number];

/** Returns the ID of a tab's button. */
export const tabId = (tab: PanelTab) => `tab-${tab}`;

interface Props {
  models: SchemaGroup[];
  topics: PageData['topics'];
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** Whether the panel is open where it's below the editor. Next to the editor, it's always open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onExample: (query: string) => void;
  onInsert: (entry: SchemaEntry) => void;
}

/** The data model and the examples, next to the editor if there's room; otherwise, folded below it. */
export default function Panel(props: Props): ReactNode {
  const {models, topics, tab, onTab, isOpen, onOpen, onExample, onInsert} = props;

  /** With two tabs, every arrow key leads to the other one. */
  function onKeyDown({key}: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = tab === 'Schema' ? 'Examples' : 'Schema';
    onTab(other);
    document.getElementById(tabId(other))?.focus();
  }

  return (
    <aside className={styles.panel} aria-label="Schema and examples">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        Schema and examples
      </button>
      <div className={clsx(styles.body, isOpen && styles.open)}>
        <div role="tablist" aria-label="Panel" className={styles.tabs}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className={styles.tab}
              id={tabId(name)}
              aria-controls="tab-panel"
              aria-selected={name === tab}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => onTab(name)}
              onKeyDown={onKeyDown}
            >
              {name}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="tab-panel" aria-labelledby={tabId(tab)} className={styles.content}>
          {tab === 'Schema' ? (
            <Schema models={models} onInsert={onInsert} />
          ) : (
            <Examples topics={topics} onOpen={onExample} />
          )}
        </div>
      </div>
    </aside>
  );
}
