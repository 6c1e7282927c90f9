import {statSync} from 'node:fs';
import {readSource} from '../source/read';

/**
 * Makes a function that reads a file again only after it changed: the dev server asks for the same pages at every
 * save.
 *
 * @param read makes what the text of a file gives
 * @returns throws {@link InputError} where the text can't be used
 */
export function readOnceChanged<Read>(read: (file: string, text: string) => Read) {
  const known = new Map<string, {modified: number; value: Read}>();
  return (file: string): Read => {
    const modified = statSync(file).mtimeMs;
    const seen = known.get(file);
    if (seen?.modified === modified) return seen.value;
    const value = read(file, readSource(file));
    known.set(file, {modified, value});
    return value;
  };
}

/** Hundreds of places ask for the same pages at once; a writer saves one now and then. In milliseconds. */
const freshFor = 500;

/** Makes a function that gives what it read last while that is fresh. */
export function readOnceInAWhile<Read>(read: () => Read): () => Read {
  let last: {time: number; value: Read} | undefined;
  return () => {
    if (!last || performance.now() - last.time > freshFor)
      last = {time: performance.now(), value: read()};
    return last.value;
  };
}
