import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

/** The search settings from the site's configuration. */
export interface SearchSettings {
  isHosted: boolean;
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts to use instead of the application's own. */
  hosts: string[] | undefined;
  baseUrl: string;
}

export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => settingsOf(siteConfig), [siteConfig]);
}

/** The same for code outside React. */
export function settingsOf(siteConfig: DocusaurusConfig): SearchSettings {
  const {hostedSearch, searchHosts} = siteConfig.customFields as {
    hostedSearch: boolean;
    searchHosts?: string[];
  };
  const {algolia} = siteConfig.themeConfig as {
    algolia: Pick<SearchSettings, 'appId' | 'apiKey' | 'indexName'>;
  };
  const {appId, apiKey, indexName} = algolia;
  const {baseUrl} = siteConfig;
  return {isHosted: hostedSearch, hosts: searchHosts, appId, apiKey, indexName, baseUrl};
}
