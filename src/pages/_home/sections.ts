import {sections as all} from '../../product/sections';

/** The page that each section's card leads to. A broken link fails the build. */
const routes: Record<(typeof all)[number]['sidebar'], string> = {
  docs: '/docs/quick-start',
  bql: '/docs/bql-overview',
  connectors: '/docs/connectors',
  '{product}apis': '/docs/{product}-api',
  '{product}iq': '/docs/{product}-iq-overview',
  reference: '/docs/reference/udm',
  releases: '/docs/releases',
};

/** The sections of the documentation, as the cards on the home page show them. */
export const sections = all.map((section) => ({...section, to: routes[section.sidebar]}));
