import {useTabs} from '@docusaurus/theme-common/internal';
import {useTabIds} from '@site/src/content/tabs/ids';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

/** The theme's tab panel, labeled by its tab. Panels that aren't selected stay in the page, hidden. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const {tab, panel} = useTabIds(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      className={className}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
