import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import globalData from '@generated/globalData.json';
import DebugGlobalData from '@theme-original/DebugGlobalData';
import type {ReactNode} from 'react';

/**
 * The debug page for the global data, including the list of all documents. Other pages derive that list from the
 * routes.
 */
export default function DebugGlobalDataWrapper(): ReactNode {
  return (
    <Context.Provider value={{...useDocusaurusContext(), globalData}}>
      <DebugGlobalData />
    </Context.Provider>
  );
}
