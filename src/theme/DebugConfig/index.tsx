import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DebugConfig from '@theme-original/DebugConfig';
import type {ReactNode} from 'react';

/** The debug page for the configuration, including the parts that only the build reads. Other pages don't have them. */
export default function DebugConfigWrapper({
  siteConfig,
}: {
  siteConfig: DocusaurusConfig;
}): ReactNode {
  return (
    <Context.Provider value={{...useDocusaurusContext(), siteConfig}}>
      <DebugConfig />
    </Context.Provider>
  );
}
