import {useLocation} from '@docusaurus/router';

/** Returns the path of this page as links have it, without `.html` or a slash at its end: `/docs/roles`. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(\.html|\/)$/, '');
}
