import {defineConfig} from '@playwright/test';
import {languagesBuild} from './e2e/languages/address';
import {servicesBuild, siteBase} from './e2e/services/address';
import {findBrowser} from './e2e/support/browser';
import {findNginx} from './e2e/support/nginx';
import type {Options} from './e2e/support/test';
import {versionsBuild} from './e2e/versions/site';

const plain = 'http://localhost:4300';
const services = `http://localhost:4301${siteBase}`;
const versions = 'http://localhost:4302';
const languages = 'http://localhost:4303';
/** Search looks the same to readers whether it's embedded or hosted, so it's tested in both builds. */
const anySearch = '**/search?(-*).spec.ts';
/** Anything that doesn't depend on the window's width is tested once. */
const anyWidth = [
  'accessibility',
  'cdn-script',
  'color-mode',
  'deployment',
  'forced-colors',
  'hosting',
  'hostile-content',
  'keyboard',
  'load-failures',
  'motion',
  'not-found',
  'off-by-default',
  'offline',
  'one-text',
  'part-failures',
  'parts',
  'playground-tools',
  'print',
  'print-section',
  'reading',
  'records',
  'redirects',
  'routes',
  'screens',
  'search-count',
  'search-failures',
  'search-history',
  'search-no-results',
  'search-page',
  'markdown-copies',
  'zoom',
].map((name) => `**/${name}.spec.ts`);
const otherBuilds = [
  '**/*.services.spec.ts',
  ...['broken-sites', 'languages', 'versions'].map((name) => `**/${name}.spec.ts`),
];

// Once, here, so that two servers don't install it at the same time.
findNginx();

const serve = (folder: string, url: string) => ({
  command: `npx tsx e2e/support/serve.ts ${folder} ${new URL(url).port}`,
  url,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  // One per core: a third makes the run a sixth longer, and pages late.
  workers: 2,
  // A machine that's busy with the other tests can be slow.
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on its second try is reported by name as flaky, and must be fixed, but doesn't fail the run.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests.json'}]],
  use: {
    // A worker would answer requests that tests intercept. The tests of offline reading allow it.
    serviceWorkers: 'block',
    // Recording a trace takes a seventh of a test's time, and no one opens traces from CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's pages don't live long enough to benefit from optimizing compilers or a spare renderer.
        '--js-flags=--no-opt --no-maglev',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: otherBuilds,
      use: {baseURL: plain, viewport: {width: 1280, height: 800}},
    },
    {
      name: 'mobile',
      testIgnore: [...otherBuilds, ...anyWidth],
      use: {baseURL: plain, viewport: {width: 360, height: 740}, hasTouch: true},
    },
    {
      name: 'services',
      testMatch: ['**/*.services.spec.ts', anySearch],
      use: {baseURL: services, hasServices: true, viewport: {width: 1280, height: 800}},
    },
    {
      name: 'versions',
      testMatch: '**/versions.spec.ts',
      use: {baseURL: versions, viewport: {width: 1280, height: 800}},
    },
    {
      name: 'languages',
      testMatch: '**/languages.spec.ts',
      use: {baseURL: languages, viewport: {width: 1280, height: 800}},
    },
    {name: 'broken-sites', testMatch: '**/broken-sites.spec.ts', timeout: 120_000},
  ],
  webServer: [
    serve('build', plain),
    serve(servicesBuild, services),
    serve(versionsBuild, versions),
    serve(languagesBuild, languages),
  ],
});
