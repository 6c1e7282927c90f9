import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Gives a function that fills the product's slug into a route: `/docs/{product}-api`. */
export function useRoute(): (route: string) => string {
  const {slug} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (route) => route.replaceAll('{product}', String(slug));
}
