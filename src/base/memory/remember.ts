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
import {threadId} from 'node:worker_threads';

/**
 * Gives what `make` made of a text, from an earlier run where there was one.
 *
 * @param name what is made; part of the key
 * @param text all that the result depends on
 * @param make makes it; of a promise, what it brings is kept. `undefined` isn't
 */
export type Remember = <Made>(name: string, text: string, make: () => Made) => Made;

/** Where results of earlier runs are. */
export interface Memory {
  /** For small results. */
  remember: Remember;
  /** Replaces a small result. */
  keep: (name: string, text: string, result: unknown) => void;
  /** Whether there is a small result. */
  knows: (name: string, text: string) => boolean;
  /** For trees, which are large, and which a run needs only of pages that have changed. */
  rememberTree: Remember;
}

/** Makes everything again. */
export const forget: Remember = (_name, _text, make) => make();

export const noMemory: Memory = {
  remember: forget,
  keep: () => {},
  knows: () => false,
  rememberTree: forget,
};

/** About ten versions of every page; then it is time to begin again. */
const maximumFiles = 10_000;

/**
 * Keeps large results, each in a file of its own.
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
    return whenMade(make(), (result) => writeWhole(file, JSON.stringify(result)));
  };
}

/** Keeps a result, or what a promise brings, unless it is `undefined`. */
export function whenMade<Made>(made: Made, keep: (result: unknown) => void): Made {
  if (made instanceof Promise) return made.then((result) => whenMade(result, keep)) as Made;
  if (made !== undefined) keep(made);
  return made;
}

/** Writes a file that another run can read at the same time: it appears only when it is whole. */
export function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** A short name for a text. */
export const hash = (text: string) => createHash('sha1').update(text).digest('hex');
