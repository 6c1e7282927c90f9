/**
 * The seven sections of the documentation, in the order of the navbar: a sidebar each. `{Product}` and `{product}`
 * stand for the product's name and slug.
 */
export const sections = [
  {
    sidebar: 'docs',
    title: 'Guides',
    about: 'Connect your tools, find what matters, hand it over, keep the platform in order.',
  },
  {
    sidebar: 'bql',
    title: 'BQL',
    about: 'The query language: ask for records by what they are related to.',
  },
  {
    sidebar: 'connectors',
    title: 'Connectors',
    about: 'What each reads, what it needs, and how to tell that it works.',
  },
  {
    sidebar: '{product}apis',
    title: 'API',
    about: 'Read every record and run what the screen runs, over GraphQL.',
  },
  {
    sidebar: '{product}iq',
    title: '{Product}IQ',
    about: 'Ask in your own words; see the query behind every answer.',
  },
  {
    sidebar: 'reference',
    title: 'Reference',
    about: 'Every term, model and attribute, exactly.',
  },
  {
    sidebar: 'releases',
    title: 'Releases',
    about: 'What changed, when, and what to do before you upgrade.',
  },
] as const;
