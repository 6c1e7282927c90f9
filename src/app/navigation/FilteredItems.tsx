import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import {type KeyboardEvent, useState} from 'react';
import SearchIcon from '../search/SearchIcon';
import styles from './FilteredItems.module.css';
import {countPages, filterItems} from './sidebar-items';

/** A sidebar with fewer pages is shorter than most windows. */
const worthFiltering = 12;

/** A sidebar's items, and a field that shows only the items with the typed words in their names. */
export default function FilteredItems(props: Props) {
  const [text, setText] = useState('');
  const isFiltered = text.trim() !== '';
  const items = isFiltered ? filterItems(props.items, text) : props.items;
  const clear = ({key}: KeyboardEvent) => key === 'Escape' && setText('');

  if (countPages(props.items) < worthFiltering) return <DocSidebarItems {...props} />;
  return (
    <>
      <li className={styles.filter}>
        <SearchIcon />
        <input
          type="search"
          aria-label="Filter this sidebar"
          placeholder="Filter"
          value={text}
          onChange={({target}) => setText(target.value)}
          onKeyDown={clear}
        />
      </li>
      {/* Another key for filtered items, because a category reads whether it's open only when it's created. */}
      <DocSidebarItems key={isFiltered ? text : ''} {...props} items={items} />
      <li className={styles.none}>
        <span role="status">
          {isFiltered && items.length === 0 && 'No page in this sidebar has that name.'}
        </span>
      </li>
    </>
  );
}
