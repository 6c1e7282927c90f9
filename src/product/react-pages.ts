/**
 * A page that is written in React, as the page, the search and the list of pages name it. `{Product}` is to be filled in.
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
    'Guides, BQL, connectors, API, reference and release notes of the {Product} risk-management platform.',
};

export const help: ReactPage = {
  route: '/help',
  title: 'Help',
  description:
    'How to find an answer in this documentation, how to contact support, and how to report a page.',
};

export const accessibility: ReactPage = {
  route: '/help/accessibility',
  title: 'Accessibility',
  description:
    'What this documentation is tested for against WCAG 2.2 AA, what is known not to work, and how to report a barrier.',
};

export const playground: ReactPage = {
  route: '/playground',
  title: 'BQL playground',
  description:
    'Write {Product} Query Language in the browser and run it on a sample organization: examples, completion, errors with fixes, results to sort and copy.',
};

export const versionsPage: ReactPage = {
  route: '/versions',
  title: 'Versions',
  description:
    'The version of this documentation, and the {Product} platform, agent and Connect releases it covers.',
};

export const reactPages = [home, help, accessibility, playground, versionsPage];
