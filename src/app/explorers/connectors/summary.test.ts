import {expect, it} from 'vitest';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import {summaryOf} from './summary';

it.each([
  ['Acunetix', 'Invicti', ['Site', 'Account'], 'Invicti · Site, Account'],
  ['Acunetix', 'Invicti', ['Site', 'Dynamic code finding', 'Host'], 'Invicti · Site and 2 more'],
  ['GitLab', 'GitLab', ['Code project', 'Account', 'Team'], 'Code project, Account and 1 more'],
  ['NVD', '', ['Vulnerability'], 'Vulnerability'],
])('a row says who makes %s, by %s, and what it fills: %j', (title, vendor, models, summary) => {
  expect(summaryOf({title, vendor, models} as ConnectorEntry)).toBe(summary);
});
