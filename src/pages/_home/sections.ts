import {sections as all} from '../../navigation/sections';

/** A link to a doc by its id; `anchor` names a section of it. */
interface SectionLink {
  label: string;
  doc: string;
  anchor?: string;
}

/** The most-read pages of each section; the first is where its title leads. */
const links: Record<(typeof all)[number]['sidebar'], [SectionLink, ...SectionLink[]]> = {
  docs: [
    {label: 'Quick start', doc: 'guides/getting-started/quick-start'},
    {label: 'Find your way around', doc: 'guides/getting-started/ui'},
    {label: 'Data integration', doc: 'guides/getting-data-in/data-integration'},
    {label: 'Risk scores', doc: 'guides/data-models/risk-scores'},
    {label: 'SLA definitions', doc: 'guides/data-models/sla'},
    {label: 'Automation', doc: 'guides/automation/automation'},
    {label: 'Dashboards', doc: 'guides/dashboards/dashboards-overview'},
    {label: 'Give access', doc: 'guides/data-models/clusters-acl'},
    {label: 'Roles', doc: 'guides/security/roles'},
  ],
  bql: [
    {label: 'BQL overview', doc: 'bql/bql-overview'},
    {label: 'Basic search, without a query', doc: 'guides/searching/basic-search'},
  ],
  connectors: [
    {label: 'All connectors', doc: 'connectors/index'},
    {label: 'Tenable', doc: 'connectors/tenable-io'},
    {label: 'Microsoft Defender for Endpoint', doc: 'connectors/microsoft-defender-for-endpoint'},
    {label: 'ServiceNow', doc: 'connectors/servicenow'},
  ],
  '{product}apis': [
    {label: '{Product} Platform API', doc: 'apis/platform-api'},
    {label: 'Get a token', doc: 'apis/platform-api', anchor: 'get-a-token'},
  ],
  '{product}iq': [{label: '{Product}IQ overview', doc: 'iq/overview'}],
  reference: [{label: 'Glossary', doc: 'reference/glossary'}],
  releases: [
    {label: 'Platform 11.32', doc: 'releases/platform/11.32'},
    {label: 'Platform releases of 2025', doc: 'releases/platform/2025'},
    {label: 'Connectors, December 2025', doc: 'releases/connector/12-2025'},
  ],
};

/** The seven parts of the documentation, as the cards of the home page show them. */
export const sections = all.map((section) => ({...section, links: links[section.sidebar]}));
