import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import LineIcon from '../../../../base/components/LineIcon';
import type {ResultView} from '../../../../content/query-examples/result-view';
import styles from './views.module.css';

const circle = 'a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';

const views: {view: ResultView; name: string; icon: string}[] = [
  {view: 'table', name: 'Table', icon: 'M4 5h16v14H4zM4 10h16M10 10v9'},
  {view: 'chart', name: 'Chart', icon: 'M5 20v-7M12 20V5M19 20v-10'},
  {
    view: 'graph',
    name: 'Graph',
    icon: `M3 12${circle}M8 10.7l8-4.4M8 13.3l8 4.4M16 5${circle}M16 19${circle}`,
  },
];

interface Props {
  /** The ID of the panel that shows the view. */
  panel: string;
  view: ResultView;
  onView: (view: ResultView) => void;
}

/** Returns the ID of a view's tab. */
export const tabIdOf = (panel: string, view: ResultView) => `${panel}-${view}`;

/** The choice of how to look at a result. */
export default function ViewTabs({panel, view, onView}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = views.findIndex((each) => each.view === view);
    const places: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: views.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = (place + views.length) % views.length;
    onView(views[next]?.view ?? 'table');
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="View of the result" className={styles.tabs}>
      {views.map(({view: each, name, icon}) => (
        <button
          key={each}
          type="button"
          role="tab"
          className={styles.tab}
          id={tabIdOf(panel, each)}
          aria-controls={panel}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onView(each)}
          onKeyDown={onKeyDown}
        >
          <LineIcon d={icon} width={16} />
          {name}
        </button>
      ))}
    </div>
  );
}
