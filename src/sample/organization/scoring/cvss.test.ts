import {expect, test} from 'vitest';
import {cvssV2, cvssV3, severityOf} from './cvss';

// Scores published by the NVD for CVE-2021-44228, -2024-6387, -2023-48795, -2021-23239, -2020-11023, -2025-32463, and
// -2022-38465, and for local reads with user interaction, such as CVE-2013-3900.
test.each([
  ['AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10],
  ['AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:H', 8.1],
  ['AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:N', 5.9],
  ['AV:L/AC:H/PR:L/UI:N/S:U/C:L/I:N/A:N', 2.5],
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
  ['AV:L/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 9.3],
  ['AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', 7.8],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0],
])('%s scores %d', (vector, expected) => {
  expect(cvssV3(vector)).toBe(expected);
});

test.each([
  ['AV:N/AC:L/Au:N/C:P/I:P/A:P', 7.5],
  ['AV:N/AC:H/Au:N/C:C/I:C/A:C', 7.6],
  ['AV:N/AC:M/Au:N/C:P/I:N/A:N', 4.3],
  ['AV:L/AC:M/Au:N/C:P/I:N/A:N', 1.9],
])('v2 %s scores %d', (vector, expected) => {
  expect(cvssV2(vector)).toBe(expected);
});

test('severities match the scores', () => {
  expect([10, 8.9, 4, 0.1, 0].map(severityOf)).toEqual([
    'Critical',
    'High',
    'Medium',
    'Low',
    'None',
  ]);
});

test('rejects an unknown metric', () => {
  expect(() => cvssV3('AV:X/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H')).toThrow('AV:X');
});
