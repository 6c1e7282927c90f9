import FilteredItems from '@site/src/app/navigation/FilteredItems';
import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';

/** A sidebar's items. The first level, on the page and in the drawer, begins with a filter. */
export default function DocSidebarItemsWrapper(props: Props) {
  return props.level === 1 ? <FilteredItems {...props} /> : <DocSidebarItems {...props} />;
}
