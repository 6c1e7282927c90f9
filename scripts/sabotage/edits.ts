import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {seeded} from '../../src/base/random';
import {InputError} from '../../src/base/source/input-error';
import {readLines} from '../../src/checks/page-lines';
import type {Mutation} from './mutations';

/** A change in one place in one file. */
export interface Edit {
  /** What's broken; results are counted by group. */
  group: string;
  file: string;
  /** Where the text is in the file, from 0. */
  offset: number;
  before: string;
  after: string;
}

/** Texts by path. */
type Files = Record<string, string>;

const everyPage = /^docs\/.*\.md$/;

/** Every place in the files where a mutation fits, with what its pattern matched there. */
export function placesOf({files: tried = everyPage, on, find}: Mutation, files: Files) {
  return Object.entries(files).flatMap(([file, source]) => {
    if (!tried.test(file)) return [];
    let start = 0;
    return readLines(source).flatMap((line) => {
      const offset = start;
      start += line.text.length + 1;
      if (!on(line)) return [];
      return Array.from(line.text.matchAll(find), (match) => ({
        file,
        match,
        offset: offset + match.index,
      }));
    });
  });
}

/**
 * Chooses edits at random.
 *
 * @param mutations what can be broken
 * @param seed the same seed gives the same edits for the same files
 * @param perGroup how many of each group, if there are enough places
 */
export function chooseEdits(
  mutations: readonly Mutation[],
  files: Files,
  seed: number,
  perGroup: number,
): Edit[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return mutations.flatMap((mutation) => {
    const places = placesOf(mutation, files);
    const edits: Edit[] = [];
    while (edits.length < perGroup && places.length > 0) {
      const [place] = places.splice(Math.floor(random() * places.length), 1);
      if (!place) break;
      const {file, match, offset} = place;
      const [before] = match;
      const after = mutation.write(match, pick, files[file] ?? '');
      if (after !== undefined && after !== before)
        edits.push({group: mutation.group, file, offset, before, after});
    }
    return edits;
  });
}

const casesSchema = z.array(
  z.object({file: z.string(), find: z.string().min(1), replace: z.string(), kind: z.string()}),
);

/**
 * Reads edits that people wrote: JSON, a list of `{"file", "find", "replace", "kind"}`, where `find` occurs once in the file.
 *
 * @throws {InputError} with a line for each that doesn't fit the pages
 */
export function readEdits(path: string, files: Files): Edit[] {
  const faults: string[] = [];
  const edits = casesSchema
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .map(({file, find, replace, kind}, index): Edit => {
      const source = files[file];
      const times = (source?.split(find).length ?? 1) - 1;
      if (times !== 1)
        faults.push(`${path}: case ${index + 1} finds its text ${times} times in ${file}`);
      return {group: kind, file, offset: source?.indexOf(find) ?? 0, before: find, after: replace};
    });
  if (faults.length > 0) throw new InputError(faults.join('\n'));
  return edits;
}
