import {expect, test} from 'vitest';
import {barText, withBar} from './bar';

test('a copy says why it is shown, and the day on which the reader kept it', () => {
  // Half past midnight in Greenwich is still the day before where the tests run.
  const keptAt = '2026-11-13T00:30:00.000Z';
  const day = new Date(keptAt).getDate();
  expect(barText({keptAt, isOnline: false})).toBe(
    `You're offline. This copy is from November ${day}, 2026.`,
  );
  expect(barText({keptAt, isOnline: true})).toMatch(/^The site can't be reached\. This copy/);
});

test('a page that the open tab has anyway says that it might have changed', () => {
  expect(barText({keptAt: '', isOnline: false})).toBe(
    "You're offline. This page might have changed.",
  );
});

test('the bar is the first thing in a page', () => {
  const html = withBar(
    '<body class=plain><div id=__docusaurus></div></body>',
    'Old',
    '/docs-site/',
  );
  expect(html).toMatch(/^<body class=plain><aside [^>]*>.*Old.*href="\/docs-site\/offline".*<div/);
});
