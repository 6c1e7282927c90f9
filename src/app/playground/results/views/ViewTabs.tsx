import type {ReactNode} from 'react';
import type {ResultView} from '../../../../content/query-examples/result-view';
import Tabs, {type Tab} from '../../tabs/Tabs';
import styles from './views.module.css';

const circle = 'a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';

const views: Tab<ResultView>[] = [
  {id: 'table', name: 'Table', icon: 'M4 5h16v14H4zM4 10h16M10 10v9'},
  {id: 'chart', name: 'Chart', icon: 'M5 20v-7M12 20V5M19 20v-10'},
  {
    id: 'graph',
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

/** The choice of how to look at a result. */
export default function ViewTabs({panel, view, onView}: Props): ReactNode {
  return (
    <Tabs
      label="View of the result"
      className={styles.tabs}
      tabs={views}
      panel={panel}
      chosen={view}
      onChoose={onView}
    />
  );
}
