import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import {TabsId, useTabIds} from '@site/src/content/tabs/ids';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId} from 'react';

/**
 * The theme's tabs, without the second render. The theme renders them and everything in them again after hydration
 * (https://github.com/facebook/docusaurus/issues/5653). That isn't needed here, because stored selections are read
 * after hydration anyway.
 */
export default function Tabs(props: Pick<Props, 'children' | 'groupId'>): ReactNode {
  return (
    <TabsId.Provider value={useId()}>
      <TabsProvider value={useTabsContextValue(props)}>
        <div className="tabs-container">
          <TabList />
          <div>{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsProvider>
    </TabsId.Provider>
  );
}

function TabList() {
  const {tabValues} = useTabs();
  return (
    <div role="tablist" className="tabs">
      {tabValues.map(({value, label}) => (
        <Tab key={value} value={value} label={label ?? value} />
      ))}
    </div>
  );
}

function Tab({value, label}: {value: string; label: string}) {
  const {selectedValue, selectValue} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const ids = useTabIds(value);
  const isSelected = value === selectedValue;

  function choose(tab: HTMLElement) {
    if (isSelected) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={clsx('tabs__item', isSelected && 'tabs__item--active')}
      onClick={(event) => choose(event.currentTarget)}
      onKeyDown={walk}
    >
      {label}
    </button>
  );
}

/** Keys that move through a list of tabs, as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
function walk(event: KeyboardEvent<HTMLElement>) {
  // Leave Alt with an arrow key to the browser, which uses it to go back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const ways: Record<string, HTMLElement | undefined> = {
    ArrowRight: tabs[tabs.indexOf(tab) + 1] ?? tabs[0],
    ArrowLeft: tabs.at(tabs.indexOf(tab) - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const next = ways[event.key];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
