/** A link to a doc by its id; `anchor` names a section of it. */
interface SectionLink {
  label: string;
  doc: string;
  anchor?: string;
}

/** One of the seven parts of the documentation, as a card of the home page. `{Product}` stands for the name. */
interface Section {
  title: string;
  about: string;
  /** The most-read pages; the first is where the title leads. */
  links: [SectionLink, ...SectionLink[]];
}

export const sections: Section[] = [
  {
    title: 'Guides',
    about: 'Connect your tools, find what matters, hand it over, keep the platform in order.',
    links: [
      {label: 'Quick start', doc: 'guides/getting-started/quick-start'},
      {label: 'Find your way around', doc: 'guides/getting-started/ui'},
      {label: 'Data integration', doc: 'guides/getting-data-in/data-integration'},
      {label: 'Risk scores', doc: 'guides/data-models/risk-scores'},
      {label: 'Dashboards', doc: 'guides/dashboards/dashboards-overview'},
      {label: 'Roles', doc: 'guides/security/roles'},
    ],
  },
  {
    title: 'BQL',
    about: 'The query language: ask for records by what they are related to.',
    links: [
      {label: 'BQL overview', doc: 'bql/bql-overview'},
      {label: 'Basic search, without a query', doc: 'guides/searching/basic-search'},
    ],
  },
  {
    title: 'Connectors',
    about: 'What each reads, what it needs, and how to tell that it works.',
    links: [
      {label: 'All connectors', doc: 'connectors/index'},
      {label: 'Tenable', doc: 'connectors/tenable-io'},
      {label: 'Microsoft Defender for Endpoint', doc: 'connectors/microsoft-defender-for-endpoint'},
      {label: 'ServiceNow', doc: 'connectors/servicenow'},
    ],
  },
  {
    title: 'API',
    about: 'Read every record and run what the screen runs, over GraphQL.',
    links: [
      {label: '{Product} Platform API', doc: 'apis/platform-api'},
      {label: 'Get a token', doc: 'apis/platform-api', anchor: 'get-a-token'},
    ],
  },
  {
    title: '{Product}IQ',
    about: 'Ask in your own words; see the query behind every answer.',
    links: [{label: '{Product}IQ overview', doc: 'iq/overview'}],
  },
  {
    title: 'Reference',
    about: 'Every term, model and attribute, exactly.',
    links: [{label: 'Glossary', doc: 'reference/glossary'}],
  },
  {
    title: 'Releases',
    about: 'What changed, when, and what to do before you upgrade.',
    links: [
      {label: 'Platform 11.32', doc: 'releases/platform/11.32'},
      {label: 'Platform releases of 2025', doc: 'releases/platform/2025'},
      {label: 'Connectors, December 2025', doc: 'releases/connector/12-2025'},
    ],
  },
];
