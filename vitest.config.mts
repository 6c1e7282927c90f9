import {defineConfig} from 'vitest/config';

// Far behind UTC and with daylight saving time. Here, most of our data's times fall on the day before, so a date that's
// read or written in local time is wrong, though it would be right on a UTC server. To try another: TEST_TZ=Asia/Kolkata.
process.env.TZ = process.env.TEST_TZ ?? 'America/Adak';

export default defineConfig({
  // The names that Docusaurus gives to our files and to the theme that ours wrap, and that builds give to a package.
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@theme-original': '@docusaurus/theme-classic/lib/theme',
      '@docusaurus/router': '@docusaurus/core/lib/client/exports/router',
      're2js-itself': 're2js',
    },
  },
  // Most of a run is spent loading modules, so a worker's files share them.
  // Some tests read the whole site on busy machines; only a test that hangs takes this long.
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
