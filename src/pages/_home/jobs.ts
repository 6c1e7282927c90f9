/** A link to a page or a section of a page. A broken link fails the build. */
interface JobLink {
  label: string;
  to: string;
}

/** What readers do for a living, and the pages that they need first. */
export const jobs: {title: string; about: string; links: JobLink[]}[] = [
  {
    title: 'Analyst',
    about: 'Find what matters, explain why, and hand it to the people who can fix it.',
    links: [
      {label: 'Search without a query', to: '/docs/basic-search'},
      {label: 'Write a BQL query', to: '/docs/bql-overview'},
      {label: 'Risk scores', to: '/docs/risk-scores'},
      {label: 'SLA definitions', to: '/docs/sla'},
      {label: 'Dashboards', to: '/docs/dashboards-overview'},
    ],
  },
  {
    title: 'Administrator',
    about: 'Connect your tools, decide who sees and owns what, and keep runs healthy.',
    links: [
      {label: 'Create a data integration', to: '/docs/data-integration'},
      {label: 'Give access', to: '/docs/clusters-acl'},
      {label: 'Roles', to: '/docs/roles'},
      {label: 'Automation', to: '/docs/automation'},
      {
        label: 'What changes between two versions',
        to: '/docs/releases#compare-two-versions',
      },
    ],
  },
  {
    title: 'Developer',
    about: 'Read every record over GraphQL, and send records from your own tools.',
    links: [
      {label: 'Get a token', to: '/docs/{product}-api#get-a-token'},
      {label: '{Product} Platform API', to: '/docs/{product}-api'},
      {label: 'Send records with Connect', to: '/docs/{product}-connect-import'},
      {label: 'BQL playground', to: '/playground'},
      {label: 'Glossary', to: '/docs/reference/glossary'},
    ],
  },
];
