/** A link to a page or a section of a page. A broken link fails the build. */
interface JobLink {
  label: string;
  to: string;
}

interface Job {
  title: string;
  /** The outline of an icon of 24 by 24. */
  icon: string;
  about: string;
  links: JobLink[];
}

/** What readers do for a living, and the pages that they need first. */
export const jobs: Job[] = [
  {
    title: 'Analyst',
    icon: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M8 12v-2M10.5 12V8.5M13 12v-1',
    about: 'Find what matters, explain why, and hand it to the people who can fix it.',
    links: [
      {label: 'Your first hour as an analyst', to: '/docs/start/analyst'},
      {label: 'Search without a query', to: '/docs/basic-search'},
      {label: 'Write a BQL query', to: '/docs/bql-overview'},
      {label: 'Risk scores', to: '/docs/risk-scores'},
      {label: 'SLA definitions', to: '/docs/sla'},
    ],
  },
  {
    title: 'Administrator',
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
    about: 'Connect your tools, decide who sees and owns what, and keep runs healthy.',
    links: [
      {label: 'Your first hour as an administrator', to: '/docs/start/administrator'},
      {label: 'Create a data integration', to: '/docs/data-integration'},
      {label: 'Give access', to: '/docs/clusters-acl'},
      {label: 'Roles', to: '/docs/roles'},
      {
        label: 'What changes between two versions',
        to: '/docs/releases#compare-two-versions',
      },
    ],
  },
  {
    title: 'Developer',
    icon: 'm8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
    about: 'Read every record over GraphQL, and send records from your own tools.',
    links: [
      {label: 'Your first hour as a developer', to: '/docs/start/developer'},
      {label: 'Get a token', to: '/docs/{product}-api#get-a-token'},
      {label: '{Product} Platform API', to: '/docs/{product}-api'},
      {label: 'Send records with Connect', to: '/docs/{product}-connect-import'},
      {label: 'BQL playground', to: '/playground'},
    ],
  },
];
