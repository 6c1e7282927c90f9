import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that replaces `{product}` in a route with the product's slug: `/docs/{product}-api`. */
export function useRoute(): (route: string) => string {
  const {slug} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (route) => route.replaceAll('{product}', String(slug));
}
