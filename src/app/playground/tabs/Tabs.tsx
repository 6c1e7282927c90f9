import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import styles from './tabs.module.css';

/** One of several tabs. */
export interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** The path of an icon before the label. */
  icon?: string;
}

interface Props<Id extends string> {
  /** What the tabs choose. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The ID of the panel that shows the chosen tab. */
  panel: string;
  chosen: Id;
  onChoose: (id: Id) => void;
  className?: string;
}

/** Returns the ID of a tab's button. */
export const tabIdOf = (panel: string, id: string) => `${panel}-${id}`;

/** Moves the focus to a tab. */
export const focusTab = (panel: string, id: string) =>
  document.getElementById(tabIdOf(panel, id))?.focus();

/** Where the focus moves from the tab with an index, of a number of tabs. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of a panel. The arrow keys, Home, and End choose another one. */
export default function Tabs<Id extends string>(props: Props<Id>): ReactNode {
  const {label, tabs, panel, chosen, onChoose, className} = props;

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({id}) => id === chosen);
    const next = tabs[moves[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    focusTab(panel, next.id);
  }

  return (
    <div role="tablist" aria-label={label} className={clsx(styles.tabs, className)}>
      {tabs.map(({id, name, icon}) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          id={tabIdOf(panel, id)}
          aria-controls={panel}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
        >
          {icon && <LineIcon d={icon} width={16} />}
          {name}
        </button>
      ))}
    </div>
  );
}
