import {defineConfig} from 'vitest/config';

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
