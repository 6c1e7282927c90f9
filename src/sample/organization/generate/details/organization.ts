import {slug} from '../people';
import type {Details} from './details';

const recovery: Record<string, number> = {
  'Mission critical': 4,
  'Business critical': 24,
  Important: 72,
  Low: 168,
};

/** Details about companies, units, services, and people. */
export const organizationDetails: Details = {
  Company: (_, {draft, index}) => ({
    legalName: index === 0 ? 'Larkfield Group SE' : 'Osterby Hydraulics AB',
    industry: index === 0 ? 'Agricultural machinery' : 'Hydraulic components',
    country: index === 0 ? 'DE' : 'SE',
    url: index === 0 ? 'https://www.corp.example' : 'https://www.osterby.example',
    parentCompany: index === 0 ? undefined : draft.named('Company', 'Larkfield Group').id,
  }),
  BusinessUnit: (_, {index}) => ({costCenter: `CC-${4100 + 100 * index}`}),
  BusinessService: ({name, criticality}, {draft}) => ({
    complianceFlags: /bank|financing|store/i.test(String(name)) ? ['PCI', 'PII'] : undefined,
    recoveryTimeObjective: recovery[String(criticality)],
    recoveryPointObjective: (recovery[String(criticality)] ?? 0) / 4,
    businessServices:
      name === 'Identity and access'
        ? draft.of('BusinessService').flatMap((each) => (each.name === name ? [] : [each.id]))
        : undefined,
  }),
  Team: ({name}) => ({email: `${slug(String(name))}@corp.example`}),
  User: ({authMethod}, {chance}) => ({
    browser:
      authMethod === 'SAML' ? chance.pick(['Edge 142', 'Firefox 145', 'Chrome 142']) : undefined,
    location: authMethod === 'SAML' ? '203.0.113.5 (DE)' : '203.0.113.40 (DE)',
    lastPasswordChange: authMethod === 'SAML' ? undefined : '2025-09-01T07:30:00Z',
  }),
};
