import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {countPages} from './sidebar-items';

/** In a larger sidebar, closed categories would be a large part of every page. They open once the script has started. */
const mostPages = 300;

/**
 * A closed category's links, hidden. The theme leaves them out until the category is opened. They're in the page for
 * src/docusaurus/late-script, which can open the category before React hydrates the page, and React skips them then.
 */
export default function ClosedCategory(props: {items: PropSidebarItem[]}) {
  const item = {className: 'closed-category', hidden: true};
  return ExecutionEnvironment.canUseDOM ? (
    <li {...item} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <li {...item}>
      <Pages {...props} />
    </li>
  );
}

function Pages({items}: {items: PropSidebarItem[]}) {
  if (countPages(useDocsSidebar()?.items ?? []) > mostPages) return null;
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <Page key={'label' in item ? item.label : item.value} item={item} />
      ))}
    </ul>
  );
}

/** A link to a page, or to a category's own page or first page. */
function Page({item}: {item: PropSidebarItem}) {
  if (item.type === 'html') return null;
  const {href = item.type === 'category' ? findFirstSidebarItemLink(item) : undefined} = item;
  return (
    <li>
      <a className="menu__link" href={href}>
        {item.label}
      </a>
    </li>
  );
}
