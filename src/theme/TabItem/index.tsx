import {useTabs} from '@docusaurus/theme-common/internal';
import {useTabIds} from '@site/src/content/tabs/ids';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

/**
 * The theme's tab panel, labeled by its tab. Panels that aren't selected stay in the page, hidden. Without script and on
 * paper, all are shown, each below its label.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const {tab, panel} = useTabIds(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      className={className}
      data-label={tabValues.find((each) => each.value === value)?.label ?? value}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
