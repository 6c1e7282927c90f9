import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkPictureText} from './check-picture-text';

const faults = (
  label: string,
  body = 'A token lasts 24 hours. Tickets become Resolved.',
  alt = 'A token.',
) =>
  faultsOf(checkPictureText, {
    'docs/guides/topic/title.md': page(`${body}\n\n![${alt}](./img/a.svg)`),
    'docs/guides/topic/img/a.svg': `<svg>\n<text x="1">${label}</text>\n</svg>`,
    'src/sample/organization/data/organization.yaml': 'name: Noor Haddad',
  });

test.each([
  'good for 24 hours',
  'Resolved',
  'tickets that are resolved',
  'FIND Vulnerability AS v',
  'Noor Haddad',
  'Good for a day',
  'web-03 · 8.6',
])('accepts "%s"', async (label) => {
  expect(await faults(label)).toEqual([]);
});

test('accepts small numbers as words, and names that only the alternative text has', async () => {
  expect(await faults('every 7 days', 'It runs every seven days.')).toEqual([]);
  expect(await faults('Closed', 'Text.', 'A ticket is Closed.')).toEqual([]);
});

test('rejects an amount that no page has', async () => {
  expect(await faults('good for 12 hours')).toEqual([
    'docs/guides/topic/img/a.svg:2  the picture says "12 hour", but no page that shows the picture does  the page says 24 hour: correct the page or the picture',
  ]);
});

test('rejects a name that no page has', async () => {
  expect(await faults('Solved')).toEqual([
    expect.stringContaining('the picture names "Solved", but no page that shows the picture does'),
  ]);
});

test('rejects a wrong sum', async () => {
  expect(await faults('8.1 + 2.0 = 10.1')).toEqual([]);
  expect(await faults('8.1 + 2.0 = 11.1, which becomes')).toEqual([
    'docs/guides/topic/img/a.svg:2  the sum "8.1 + 2.0 = 11.1" is wrong  write "8.1 + 2.0 = 10.1"',
  ]);
});

test('rejects an amount in an alternative text', async () => {
  expect(await faults('token', undefined, 'A token for 12 hours.')).toEqual([
    expect.stringContaining('title.md:9  the alternative text says "12 hour"'),
  ]);
});
