import {readFileSync, statSync} from 'node:fs';

/**
 * Makes a function that reads a file again only after it changed: the dev server asks for the same pages at every
 * save.
 *
 * @param read makes what the text of a file gives
 */
export function readOnceChanged<Read>(read: (file: string, text: string) => Read) {
  const known = new Map<string, {modified: number; value: Read}>();
  return (file: string): Read => {
    const modified = statSync(file).mtimeMs;
    const seen = known.get(file);
    if (seen?.modified === modified) return seen.value;
    const value = read(file, readFileSync(file, 'utf8'));
    known.set(file, {modified, value});
    return value;
  };
}
