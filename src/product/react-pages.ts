/**
 * A page written in React, as listed by the page itself, by search, and in the list of pages. `{Product}` isn't filled
 * in yet.
 */
export interface ReactPage {
  /** `/help` */
  route: string;
  title: string;
  description: string;
}

export const home: ReactPage = {
  route: '/',
  title: 'Documentation',
  description:
    'Guides, BQL, connectors, APIs, reference, and release notes for the {Product} risk-management platform.',
};

export const help: ReactPage = {
  route: '/help',
  title: 'Help',
  description:
    'Find answers in this documentation, contact support, or report a problem with a page.',
};

export const accessibility: ReactPage = {
  route: '/help/accessibility',
  title: 'Accessibility',
  description:
    'How this documentation is tested against WCAG 2.2 AA, its known limitations, and how to report a barrier.',
};

export const playground: ReactPage = {
  route: '/playground',
  title: 'BQL playground',
  description:
    'Write and run {Product} Query Language in your browser on a sample organization, with examples, completion, error fixes, and sortable results to copy.',
};

export const graphqlPlayground: ReactPage = {
  route: '/graphql-playground',
  title: 'GraphQL playground',
  description:
    'Write and run {Product} Platform API operations in your browser on a sample organization, with completion, variables, and answers to copy.',
};

export const versionsPage: ReactPage = {
  route: '/versions',
  title: 'Versions',
  description:
    'The version of this documentation, and the {Product} platform, agent, and Connect releases it covers.',
};

export const printPage: ReactPage = {
  route: '/print',
  title: 'Print a section',
  description: 'Put all pages of a section into one document to print or save as a PDF.',
};

export const reactPages = [
  home,
  help,
  accessibility,
  playground,
  graphqlPlayground,
  versionsPage,
  printPage,
];
