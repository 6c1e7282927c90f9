import {ids} from '../draft';
import type {Details} from './details';

/** Systems that have to restart before a fix takes effect. */
const restarts =
  /^(windows|linux_kernel|ios|pan-os|fortios|vcenter|netscaler|big-ip|server_message_block|simatic|s7-)/;

/** Details from vendors and rule authors about finding definitions. */
export const definitionDetails: Details = {
  VulnerabilityDefinition: (definition, {draft}) => {
    const products = draft.valuesAt(definition, 'cpeRecords.product').map(String);
    const vendors = draft.valuesAt(definition, 'cpeRecords.vendor');
    const published = String(definition.publishedDate);
    const sameDay = vendors.includes('microsoft') && isPatchTuesday(published);
    return {
      rebootRequired: products.some((product) => restarts.test(product)),
      patchPublishedDate: sameDay ? published : undefined,
    };
  },
  StaticCodeFindingDefinition: ({name}) => ({
    languages: /JDBC|External Entity/.test(String(name))
      ? ['java']
      : ['java', 'python', 'typescript'],
    precision: /Password|Hash/.test(String(name)) ? 'Medium' : 'High',
  }),
  DynamicCodeFindingDefinition: ({severity}) => ({
    activeTest: severity === 'Critical' || severity === 'High',
  }),
  ViolationDefinition: ({policyName}, {index}) => ({
    policyVersion: ids(policyName).some((policy) => policy.startsWith('CIS Amazon Web'))
      ? '3.0.0'
      : undefined,
    automaticFix: index < 4,
  }),
  ManualFindingDefinition: () => ({
    checkProcedure:
      'Ask the owner for the record of the last check and compare its date with the policy.',
  }),
  AlertDefinition: ({name}) => ({
    logSources: /Sign-in|sign-ins/.test(String(name))
      ? ['Microsoft Entra sign-in logs']
      : ['Endpoint telemetry'],
  }),
  SecurityAdvisory: ({summary}) => ({publisher: String(summary).replace('Published by ', '')}),
  ThreatIntelligence: () => ({exploitedInTheWild: true}),
  Weakness: ({uid}) => ({
    url: `https://cwe.mitre.org/data/definitions/${String(uid).replace('CWE-', '')}.html`,
  }),
  AttackTactic: ({uid, name}) => ({
    url: `https://attack.mitre.org/tactics/${uid}/`,
    shortName: String(name).toLowerCase().replaceAll(' ', '-'),
    domain: 'enterprise-attack',
  }),
};

/** Whether it's the second Tuesday of a month, when Microsoft publishes flaws together with their updates. */
function isPatchTuesday(moment: string): boolean {
  const date = new Date(moment);
  return date.getUTCDay() === 2 && date.getUTCDate() >= 8 && date.getUTCDate() <= 14;
}
