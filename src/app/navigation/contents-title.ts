import {translate} from '@docusaurus/Translate';

/** What a page's table of contents is called. The theme has the same text for phones. */
export const contentsTitle = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
