import {defineConfig} from 'vitest/config';

export default defineConfig({
  // Most of a run is loading modules: files of one worker share them.
  test: {include: ['{src,scripts}/**/*.test.{ts,tsx}'], pool: 'threads', isolate: false},
});
