import {createContext, useContext} from 'react';

/** Distinguishes one list's tabs from other tabs on the page. */
export const TabsId = createContext('');

/** Returns the IDs of a tab and its panel, which refer to each other. */
export function useTabIds(value: string) {
  const id = useContext(TabsId);
  return {tab: `${id}tab-${value}`, panel: `${id}panel-${value}`};
}
