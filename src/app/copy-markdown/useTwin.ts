import {useLocation} from '@docusaurus/router';

/** The path of the Markdown twin of this page: `/docs/roles.md`. */
export function useTwin(): string {
  const {pathname} = useLocation();
  return `${pathname.replace(/(\.html|\/)$/, '')}.md`;
}
