import {defineConfig} from 'vitest/config';

// Far behind UTC and with summer time, where most moments of our data are the day before: a date that is read or
// written in local time is a wrong date here, and would be right on a server in UTC. To try another: TEST_TZ=Asia/Kolkata.
process.env.TZ = process.env.TEST_TZ ?? 'America/Adak';

export default defineConfig({
  // Most of a run is loading modules: files of one worker share them.
  // Some read the whole site, on machines that have other work: only what hangs takes so long.
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
