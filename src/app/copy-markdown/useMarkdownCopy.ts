import {useLocation} from '@docusaurus/router';

/** Returns the path of this page's Markdown copy: `/docs/roles.md`. */
export function useMarkdownCopy(): string {
  const {pathname} = useLocation();
  return `${pathname.replace(/(\.html|\/)$/, '')}.md`;
}
