import {defineConfig} from '@playwright/test';
import {findBrowser} from './e2e/support/browser';
import type {Options} from './e2e/support/test';

const plain = 'http://localhost:4300';
const services = 'http://localhost:4301';
const hosted = 'http://localhost:4302';
/** What a reader sees of search is the same whether it is embedded or hosted, and tested in both builds. */
const anySearch = '**/search?(-*).spec.ts';
/** What does not depend on the width of the window is tested once. */
const anyWidth = [
  'cdn-script',
  'color-mode',
  'not-found',
  'playground-tools',
  'records',
  'redirects',
  'routes',
  'search-failures',
  'search-history',
  'search-page',
].map((name) => `**/${name}.spec.ts`);
const otherBuilds = ['**/*.services.spec.ts', '**/*.hosted.spec.ts', '**/broken-sites.spec.ts'];

const serve = (folder: string, url: string) => ({
  command: `npx docusaurus serve --no-open --dir ${folder} --port ${new URL(url).port}`,
  url,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests.json'}]],
  use: {
    trace: 'retain-on-failure',
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
      testMatch: '**/*.services.spec.ts',
      use: {baseURL: services, viewport: {width: 1280, height: 800}},
    },
    {
      name: 'hosted',
      testMatch: anySearch,
      use: {baseURL: hosted, isHosted: true, viewport: {width: 1280, height: 800}},
    },
    {
      name: 'hosts',
      testMatch: '**/*.hosted.spec.ts',
      use: {baseURL: hosted, viewport: {width: 1280, height: 800}},
    },
    {name: 'broken-sites', testMatch: '**/broken-sites.spec.ts', timeout: 120_000},
  ],
  webServer: [
    serve('build', plain),
    serve('build-services', services),
    serve('build-hosted', hosted),
  ],
});
