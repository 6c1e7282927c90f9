import {sections as all} from '../../product/sections';

/** A link to a page or a section of a page. A broken link fails the build. */
interface SectionLink {
  label: string;
  to: string;
}

/** The most-read pages of each section. The section's title links to the first one. */
const links: Record<(typeof all)[number]['sidebar'], [SectionLink, ...SectionLink[]]> = {
  docs: [
    {label: 'Quick start', to: '/docs/quick-start'},
    {label: 'Find your way around', to: '/docs/ui'},
    {label: 'Data integration', to: '/docs/data-integration'},
    {label: 'Risk scores', to: '/docs/risk-scores'},
    {label: 'SLA definitions', to: '/docs/sla'},
    {label: 'Automation', to: '/docs/automation'},
    {label: 'Dashboards', to: '/docs/dashboards-overview'},
    {label: 'Give access', to: '/docs/clusters-acl'},
    {label: 'Roles', to: '/docs/roles'},
  ],
  bql: [
    {label: 'BQL overview', to: '/docs/bql-overview'},
    {label: 'Basic search without a query', to: '/docs/basic-search'},
  ],
  connectors: [
    {label: 'All connectors', to: '/docs/connectors'},
    {label: 'Tenable', to: '/docs/connectors/tenable-io'},
    {
      label: 'Microsoft Defender for Endpoint',
      to: '/docs/connectors/microsoft-defender-for-endpoint',
    },
    {label: 'ServiceNow', to: '/docs/connectors/servicenow'},
  ],
  '{product}apis': [
    {label: '{Product} Platform API', to: '/docs/{product}-api'},
    {label: 'Get a token', to: '/docs/{product}-api#get-a-token'},
  ],
  '{product}iq': [{label: '{Product}IQ overview', to: '/docs/{product}-iq-overview'}],
  reference: [{label: 'Glossary', to: '/docs/reference/glossary'}],
  releases: [
    {label: 'All releases', to: '/docs/releases'},
    {
      label: 'What changes between two versions',
      to: '/docs/releases#see-what-changed-between-two-versions',
    },
    {label: 'Follow releases with feeds', to: '/docs/releases#subscribe-to-releases'},
  ],
};

/** The sections of the documentation, as the cards on the home page show them. */
export const sections = all.map((section) => ({...section, links: links[section.sidebar]}));
