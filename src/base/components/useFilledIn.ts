import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A text with the product's name in it: `{Product} Query Language`. */
export function useFilledIn(text: string): string {
  const {title} = useDocusaurusContext().siteConfig;
  return text.replaceAll('{Product}', title);
}
