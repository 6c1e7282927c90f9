import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that replaces `{Product}` in a string with the product's name: `{Product} Query Language`. */
export function useFilledIn(): (text: string) => string {
  const {title} = useDocusaurusContext().siteConfig;
  return (text) => text.replaceAll('{Product}', title);
}
