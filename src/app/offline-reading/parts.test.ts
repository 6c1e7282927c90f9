import {expect, test} from 'vitest';
import {partsIn} from './parts';

test('a page needs the styles, scripts, and pictures that it names, once each', () => {
  const html = `<head><meta property=og:image content=https://docs.example.org/docs-site/img/social/docs.png />
    <link rel=stylesheet href=/docs-site/assets/css/styles.1d2c3b4a.css /><link rel="icon" href="/docs-site/img/favicon.svg">
    <script type=text/later src=/docs-site/assets/js/main.0a1b2c3d.js></script></head>
    <body><a href=/docs-site/docs/roles>Roles</a><a href="/docs-site/documentation.zip">All</a>
    <picture><source srcset="/docs-site/img/wide.svg 2x"><img src="/docs-site/img/journey.svg"></picture>
    <img src=/docs-site/img/journey.svg></body>`;
  expect(partsIn(html, '/docs-site/')).toEqual([
    '/docs-site/assets/css/styles.1d2c3b4a.css',
    '/docs-site/img/favicon.svg',
    '/docs-site/assets/js/main.0a1b2c3d.js',
    '/docs-site/img/wide.svg',
    '/docs-site/img/journey.svg',
  ]);
});
