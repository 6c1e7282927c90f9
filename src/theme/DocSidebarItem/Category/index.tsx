import {countPages} from '@site/src/app/navigation/sidebar-items';
import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';

/** The theme's category. Its link has the number of pages, which src/css/shell.css shows. */
export default function CategoryWrapper(props: Props) {
  return <Category {...props} data-count={countPages(props.item.items)} />;
}
