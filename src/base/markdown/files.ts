import {statSync} from 'node:fs';
import {readSource} from '../source/read';

/**
 * Creates a function that reads a file again only if it has changed. The dev server requests the same pages on every
 * save.
 *
 * @param read converts the file's text to a result
 * @returns a function that throws {@link InputError} if the text can't be used
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

/**
 * Hundreds of callers request the same pages at almost the same time, and a writer only saves now and then. In
 * milliseconds.
 */
const freshFor = 500;

/** Creates a function that returns its last result until that is too old. */
export function readOnceInAWhile<Read>(read: () => Read): () => Read {
  let last: {time: number; value: Read} | undefined;
  return () => {
    if (!last || performance.now() - last.time > freshFor)
      last = {time: performance.now(), value: read()};
    return last.value;
  };
}
