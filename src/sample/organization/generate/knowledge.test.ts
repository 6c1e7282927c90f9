import {expect, test} from 'vitest';
import {loadSample} from '..';
import {cvssAttributes} from './knowledge';

const sample = loadSample();

test('a CVSS v3 vector has the prefix of its version', () => {
  const v3 = 'AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N';
  expect(cvssAttributes({v3}).cvssV3Vector).toBe(`CVSS:3.1/${v3}`);
  expect(cvssAttributes({v3, v3Version: '3.0'}).cvssV3Vector).toBe(`CVSS:3.0/${v3}`);
});

test('a CVE has its CVSS v4.0 score next to the older one', () => {
  expect(sample.of('CveRecord').find(({uid}) => uid === 'CVE-2025-5777')).toMatchObject({
    cvssV4BaseScore: 9.3,
    cvssV4Severity: 'CRITICAL',
    cvssV4BaseVectorSource: 'Citrix',
    cvssV3BaseScore: 7.5,
  });
});

test("a CVE in CISA's catalog has the complete entry", () => {
  for (const record of sample.of('CveRecord'))
    expect([
      record.uid,
      typeof record.cisaVulnerabilityName,
      typeof record.cisaRequiredAction,
      typeof record.cisaKnownRansomwareUse,
    ]).toEqual([
      record.uid,
      ...(record.cisaExploited ? ['string', 'string', 'boolean'] : Array(3).fill('undefined')),
    ]);
});
