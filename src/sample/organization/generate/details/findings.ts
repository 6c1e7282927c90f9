import {addDays} from '../../scoring/time';
import {ids} from '../draft';
import type {Details} from './details';

const services: Record<number, string> = {
  22: 'ssh',
  443: 'https',
  445: 'microsoft-ds',
  8080: 'http',
};

/** Notes from scanners, testers, and analysts about individual findings. */
export const findingDetails: Details = {
  Vulnerability: ({port}) => ({
    serviceName: services[Number(port)],
    authenticated: port === undefined,
  }),
  Alert: (alert, {draft, chance, index}) => ({
    eventCount: chance.whole(1, 240),
    incidentId: index % 3 ? undefined : `INC-2025-0${300 + index}`,
    verdict: alert.statusCategory === 'Closed' ? 'True positive' : undefined,
    attackTechniques: ids(draft.get(String(alert.type)).attackTechniques),
  }),
  Violation: (violation, {draft}) => {
    const title = String(draft.get(String(violation.type)).name);
    if (title === 'Storage bucket allows public read')
      return {
        setting: 'PublicAccessBlockConfiguration.BlockPublicPolicy',
        expectedValue: 'true',
        actualValue: 'false',
      };
    if (title === 'Root can log in over SSH')
      return {setting: 'PermitRootLogin', expectedValue: 'no', actualValue: 'yes'};
    return {};
  },
  StaticCodeFinding: (_, {chance}) => {
    const startLine = chance.whole(12, 640);
    return {startLine, endLine: startLine + chance.whole(0, 3), branch: 'main'};
  },
  DynamicCodeFinding: ({path}) => ({
    httpMethod: path === '/login' || path === '/contact' ? 'POST' : 'GET',
    parameter: path === '/search' ? 'q' : 'id',
  }),
  AttackVector: (vector, {draft}) => ({
    url: draft.get(String(vector.target)).url,
    httpMethod: 'GET',
    statusCode: 500,
    parameter: 'q',
    payload: "'",
  }),
  PentestFinding: (finding, {draft, index}) => ({
    attackPatterns: ids(draft.get(String(finding.type)).attackPatterns),
    stepsToReproduce:
      'Log in as a customer, repeat the request with the number of another customer.',
    lastRetested: index % 3 === 0 ? addDays(String(finding.firstFound), 18) : undefined,
    retestResult:
      index % 3 === 0
        ? finding.statusCategory === 'Open'
          ? 'Partially fixed'
          : 'Fixed'
        : undefined,
  }),
  ManualFinding: ({firstFound}, {chance}) => ({
    discoveryMethod: chance.pick(['Interview', 'Review of records', 'ISO 27001 audit']),
    reporter: chance.pick(['External auditor', 'Internal audit', 'Plant engineering']),
    nextReview: addDays(String(firstFound), chance.pick([60, 90, 180])),
  }),
};
