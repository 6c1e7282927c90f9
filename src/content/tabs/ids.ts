import {createContext, useContext} from 'react';

/** What tells the tabs of one list apart from those of others on the page. */
export const TabsId = createContext('');

/** The ids of a tab and of its panel, which name each other. */
export function useTabIds(value: string) {
  const id = useContext(TabsId);
  return {tab: `${id}tab-${value}`, panel: `${id}panel-${value}`};
}
