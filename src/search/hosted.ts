import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether whoever built the site configured Algolia; the theme's own components answer then. */
export function useHostedSearch(): boolean {
  return Boolean(useDocusaurusContext().siteConfig.customFields?.hostedSearch);
}
