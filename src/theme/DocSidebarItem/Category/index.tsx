import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ClosedCategory from '@site/src/app/navigation/ClosedCategory';
import {countPages} from '@site/src/app/navigation/sidebar-items';
import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import {useLayoutEffect, useState} from 'react';

/**
 * The theme's category. Its link has the number of pages, which src/css/shell.css shows. Until React has hydrated the
 * page, a closed category's pages are in the page, hidden, because src/docusaurus/late-script can open it.
 */
export default function CategoryWrapper(props: Props) {
  const {item, activePath} = props;
  const isBrowser = useIsBrowser();
  const [isOpened, setIsOpened] = useState(() => isBrowser && wasOpenedEarly(item.href));
  useLayoutEffect(() => setIsOpened(wasOpenedEarly(item.href)), [item.href]);
  const isClosed = item.collapsible && item.collapsed && !isActiveSidebarItem(item, activePath);

  return (
    <>
      {/* Another key, because a category reads whether it's open only when it's created. */}
      <Category
        key={isOpened ? 'opened' : undefined}
        {...props}
        item={isOpened ? {...item, collapsed: false} : item}
        data-count={countPages(item.items)}
      />
      {isClosed && !isBrowser && !isOpened && <ClosedCategory items={item.items} />}
    </>
  );
}

const wasOpenedEarly = (address = '') => window.answeredEarly?.categories.has(address) ?? false;
