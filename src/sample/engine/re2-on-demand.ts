import {partNotLoaded} from './not-loaded';

/**
 * Takes the place of `re2js` in the query worker, because RE2 is a quarter of the worker's script, and only the patterns
 * of `=~` need it.
 */
let loaded: typeof import('re2js-itself') | undefined;

/** @throws {NotLoaded} with a message for readers */
export async function loadRe2(): Promise<void> {
  loaded ??= await import(/* webpackChunkName: "re2" */ 're2js-itself').catch(partNotLoaded);
}

/**
 * Returns operations that first load RE2 if what they're given contains `=~`. Their answers are promises then, and the
 * worker waits for every answer.
 */
export function withRe2<Of extends object>(operations: Of): Of {
  const wrapped = Object.entries(operations).map(([name, operation]) => [
    name,
    (...given: unknown[]) =>
      JSON.stringify(given).includes('=~')
        ? loadRe2().then(() => operation(...given))
        : operation(...given),
  ]);
  return Object.fromEntries(wrapped);
}

export const RE2JS = {
  // A query without patterns can still have one in a fix that's tried out. The check of the fixed query reads it.
  compile: (pattern: string) => loaded?.RE2JS.compile(pattern) ?? {testExact: () => false},
};
