import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkRanks} from './check-ranks';

test.each([
  'Critical, High, Medium, Low, and None.',
  'From **Low**, `Medium`, or `High`.',
  'must be one of "Mission critical", "Business critical", "Important", "Low"',
  '| High, Medium, or Low | Medium |',
  '| High, Low, High, Medium |',
  'High and Low.',
  'Highly critical. High. Lower. Medium.',
])('accepts %s', async (text) => {
  expect(await faultsOf(checkRanks, text)).toEqual([]);
});

test.each([
  [
    'Critical, Medium, High, and Low.',
    'Critical, Medium, High, Low',
    'Critical, High, Medium, Low',
  ],
  [
    '```json\n{"message": "must be one of \\"Important\\", \\"Mission critical\\", \\"Low\\""}\n```',
    'Important, Mission critical, Low',
    'Mission critical, Business critical, Important, Low',
  ],
])('rejects %s', async (text, list, names) => {
  expect(await faultsOf(checkRanks, text)).toEqual([
    expect.stringMatching(
      `"${list}" isn't in the order of rank  write them in this order or backward: ${names}`,
    ),
  ]);
});

test('rejects a picture in which two values have changed places', async () => {
  const faults = (...labels: string[]) =>
    faultsOf(checkRanks, {
      'docs/guides/topic/img/a.svg': ['Rating >= "High"', ...labels]
        .map((label) => `<text x="1">${label}</text>`)
        .join('\n'),
    });
  expect(await faults('Low', 'Medium', 'High', 'Critical')).toEqual([]);
  expect(await faults('Critical', 'High', 'a record', 'Low')).toEqual([]);
  expect(await faults('Critical', 'Medium', 'High', 'Low')).toEqual([
    expect.stringContaining('docs/guides/topic/img/a.svg:2  "Critical, Medium, High, Low"'),
  ]);
});
