import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Gives what `make` made of a text, from an earlier run where there was one.
 *
 * @param name what is made; part of the key
 * @param text all that the result depends on
 * @param make makes it; of a promise, what it brings is kept. `undefined` isn't
 */
export type Remember = <Made>(name: string, text: string, make: () => Made) => Made;

/** Makes everything again. */
export const forget: Remember = (_name, _text, make) => make();

/** About ten versions of every page; then it is time to begin again. */
const maximumFiles = 10_000;

/**
 * Keeps results in files: parsing takes most of the time, and between two runs a writer changes one page.
 *
 * @param folder where; anyone can delete it at any time
 * @param version changes whenever the code that makes results does
 */
export function rememberIn(folder: string, version: string): Remember {
  mkdirSync(folder, {recursive: true});
  if (readdirSync(folder).length > maximumFiles) rmSync(folder, {recursive: true});
  mkdirSync(folder, {recursive: true});
  const salt = hash(version);
  return (name, text, make) => {
    const file = path.join(folder, `${name}-${hash(salt + text)}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const keep = (result: unknown) => {
      if (result === undefined) return result;
      // Another run can read the folder at the same time: a file appears only when it is whole.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
      renameSync(`${file}.${process.pid}`, file);
      return result;
    };
    const made: unknown = make();
    return made instanceof Promise ? made.then(keep) : keep(made);
  };
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex');
