import path from 'node:path';
import {seeded} from '../../src/base/random';
import {readFiles} from '../../src/base/source/files';
import {checks} from '../../src/checks';
import {rememberIn} from '../../src/checks/remember';
import {run} from '../../src/checks/run';
import {createSite} from '../../src/checks/site';
import {suppress} from '../../src/checks/suppress';
import {readLines} from './lines';
import {type Mutation, mutations} from './mutations';

/** A page that was made wrong, and what the checks said of it. */
export interface Attempt {
  group: string;
  file: string;
  line: number;
  before: string;
  after: string;
  /** The first fault that was found; nothing when none was. */
  fault?: string;
}

interface Place {
  file: string;
  line: number;
  match: RegExpExecArray;
}

/**
 * Makes one page after the other wrong, in one place each and in memory only, and lets the checks look at it.
 *
 * @param root the project's root
 * @param options `seed`: the same seed makes the same mutations; `perGroup`: how many of each group
 * @param onAttempt is told of each as it ends
 * @throws {InputError} when a file of the project cannot be read
 */
export async function sabotage(
  root: string,
  {seed, perGroup}: {seed: number; perGroup: number},
  onAttempt: (attempt: Attempt) => void,
): Promise<Attempt[]> {
  const files = readFiles(root);
  const remember = rememberIn(path.join(root, '.cache/checks'), 'sabotage');
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const attempts: Attempt[] = [];
  for (const mutation of mutations) {
    const places = placesOf(mutation, files);
    for (let count = 0; count < perGroup && places.length > 0; count += 1) {
      const [place] = places.splice(Math.floor(random() * places.length), 1);
      const after = place && mutation.write(place.match, pick, files[place.file] ?? '');
      if (!place || after === undefined || after === place.match[0]) {
        count -= 1;
        continue;
      }
      const changed = change(files[place.file] ?? '', place, after);
      const site = createSite(
        {...files, [place.file]: changed.page},
        {selected: [place.file], remember},
      );
      const {faults} = await run(checks, site);
      const [fault] = suppress(faults, site, Object.keys(checks)).filter(
        ({file}) => file === place.file,
      );
      const attempt: Attempt = {
        group: mutation.group,
        file: place.file,
        line: place.line,
        before: changed.before,
        after: changed.after,
        ...(fault && {fault: `${fault.wrong} (${fault.check})`}),
      };
      attempts.push(attempt);
      onAttempt(attempt);
    }
  }
  return attempts;
}

/** Every place where a mutation fits. */
export function placesOf({pages, on, find}: Mutation, files: Record<string, string>): Place[] {
  return Object.entries(files).flatMap(([file, source]) => {
    if (!/^docs\/.*\.md$/.test(file) || (pages && !pages.test(file))) return [];
    return readLines(source).flatMap((line, index) =>
      on(line)
        ? Array.from(line.text.matchAll(find), (match) => ({file, line: index + 1, match}))
        : [],
    );
  });
}

function change(source: string, {line, match}: Place, instead: string) {
  const lines = source.split('\n');
  const before = lines[line - 1] ?? '';
  const after =
    before.slice(0, match.index) + instead + before.slice(match.index + match[0].length);
  lines[line - 1] = after;
  return {page: lines.join('\n'), before, after};
}
