import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

/** How the site is searched, as its configuration says. */
export interface SearchSettings {
  isHosted: boolean;
  appId: string;
  apiKey: string;
  indexName: string;
  /** Asked instead of the application's own hosts. */
  hosts: string[] | undefined;
  baseUrl: string;
}

export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
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
  }, [siteConfig]);
}
