import {defineConfig} from '@playwright/test';
import {findBrowser} from './e2e/support/browser';
import {findNginx} from './e2e/support/nginx';
import type {Options} from './e2e/support/test';

const plain = 'http://localhost:4300';
const services = 'http://localhost:4301';
/** What a reader sees of search is the same whether it is embedded or a hosted service, and tested in both builds. */
const anySearch = '**/search?(-*).spec.ts';
/** What does not depend on the width of the window is tested once. */
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
  'one-text',
  'part-failures',
  'playground-tools',
  'print',
  'reading',
  'records',
  'redirects',
  'routes',
  'search-count',
  'search-failures',
  'search-history',
  'search-no-results',
  'search-page',
  'markdown-copies',
  'zoom',
].map((name) => `**/${name}.spec.ts`);
const otherBuilds = ['**/*.services.spec.ts', '**/broken-sites.spec.ts'];

// Here once, before two servers would install it at the same time.
findNginx();

const serve = (folder: string, url: string) => ({
  command: `npx tsx e2e/support/serve.ts ${folder} ${new URL(url).port}`,
  url,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  // As many as cores: a third one makes the run a sixth longer, and pages late.
  workers: 2,
  // A machine that is busy with the other tests takes its time.
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  // What passes at its second try is reported by name, as flaky, and is to be mended; a whole run is not lost over it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests.json'}]],
  use: {
    // To record one takes a seventh of a test's time, and nobody opens those of CI.
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
        // A test's pages do not live long enough to repay optimizing compilers, or a renderer kept ready.
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
    {name: 'broken-sites', testMatch: '**/broken-sites.spec.ts', timeout: 120_000},
  ],
  webServer: [serve('build', plain), serve('build-services', services)],
});
