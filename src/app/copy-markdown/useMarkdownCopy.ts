import {useLocation} from '@docusaurus/router';

/** The path of the Markdown copy of this page: `/docs/roles.md`. */
export function useMarkdownCopy(): string {
  const {pathname} = useLocation();
  return `${pathname.replace(/(\.html|\/)$/, '')}.md`;
}
