import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Gives a function that fills the product's name into a text: `{Product} Query Language`. */
export function useFilledIn(): (text: string) => string {
  const {title} = useDocusaurusContext().siteConfig;
  return (text) => text.replaceAll('{Product}', title);
}
