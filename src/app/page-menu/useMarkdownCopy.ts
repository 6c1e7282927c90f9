import {usePagePath} from '../../base/components/usePagePath';

/** Returns the path of this page's Markdown copy: `/docs/roles.md`. */
export const useMarkdownCopy = (): string => `${usePagePath()}.md`;
