import FilteredItems from '@site/src/app/navigation/FilteredItems';
import {useOperationPath} from '@site/src/app/navigation/useOperationPath';
import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';

/**
 * A sidebar's items. The first level, on the page and in the drawer, begins with a filter, and follows the reader
 * through the operations of a page.
 */
export default function DocSidebarItemsWrapper(props: Props) {
  return props.level === 1 ? <FirstLevel {...props} /> : <DocSidebarItems {...props} />;
}

function FirstLevel(props: Props) {
  const activePath = useOperationPath(props.items, props.activePath);
  return <FilteredItems {...props} activePath={activePath} />;
}
