/**
 * The seven sections of the documentation, in navbar order. Each has a sidebar. `{Product}` and `{product}` are
 * placeholders for the product's name and slug.
 */
export const sections = [
  {
    sidebar: 'docs',
    title: 'Guides',
    about: 'Connect your tools, find what matters, assign the work, and run the platform.',
  },
  {
    sidebar: 'bql',
    title: 'BQL',
    about: 'The query language for finding records by their relationships.',
  },
  {
    sidebar: 'connectors',
    title: 'Connectors',
    about: 'What each connector reads, what it needs, and how to check that it works.',
  },
  {
    sidebar: '{product}apis',
    title: 'API',
    about: 'Read every record and run the same queries as the interface, over GraphQL.',
  },
  {
    sidebar: '{product}iq',
    title: '{Product}IQ',
    about: 'Ask in your own words, and see the query behind every answer.',
  },
  {
    sidebar: 'reference',
    title: 'Reference',
    about: 'Every term, data model, and attribute, precisely defined.',
  },
  {
    sidebar: 'releases',
    title: 'Releases',
    about: 'What changed, when, and what to do before you upgrade.',
  },
] as const;
