import {readFiles} from '../../base/source/files';
import {InputError} from '../../base/source/input-error';
import {digestFacts} from '../facts-digest';
import {checkFiles} from '../report';
import type {Site} from '../site';
import {nextChange} from './next-change';

type Files = Record<string, string>;

/** What the last run saw, and the files that it found faults in. */
interface Last {
  files: Files;
  site: Site;
  faulty: string[];
}

/**
 * Checks every page, then those that change as they are saved, together with those where something was wrong: what is
 * fixed on one page can be a fault of another. When pages come or go, all are checked again.
 *
 * @param root the project's root
 * @param print is given each line
 * @returns when the code or the data of the checks have changed, which a process reads only once
 */
export async function watchFiles(root: string, print: (line: string) => void): Promise<void> {
  let last: Last | undefined;
  for (;;) {
    const change = nextChange(root);
    try {
      const files = readFiles(root);
      const changed = last ? changedIn(last.files, files) : [];
      if (last && needsNewProcess(changed, last, files)) {
        print(
          `\n${nameSome(changed)}: data or code of the checks changed; all pages are checked again`,
        );
        return;
      }
      if (!last || changed.length > 0) last = await check(root, files, changed, last, print);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      print(`${error.message}\nNot yet well. ${waiting}`);
    }
    await change;
  }
}

/** The end of a run, which the task in `.vscode/tasks.json` looks for. */
const waiting = 'Waiting for changes; Ctrl+C ends.';

async function check(
  root: string,
  files: Files,
  changed: string[],
  last: Last | undefined,
  print: (line: string) => void,
): Promise<Last> {
  const begin = Date.now();
  const isPartial = last && changed.every((file) => file in files && file in last.files);
  const asked = isPartial ? [...new Set([...changed, ...last.faulty])] : [];
  if (changed.length > 0) print(`\n${nameSome(changed)}:`);
  const {ok, lines, faults, site} = await checkFiles(root, asked, {
    files,
    previous: last?.site,
  });
  for (const line of lines) print(line);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  print(`${ok ? 'All is well' : 'Not yet well'} (${seconds} s). ${waiting}`);
  return {files, site, faulty: faults.map(({file}) => file)};
}

/** The files that have another text, are new, or are gone. */
const changedIn = (before: Files, after: Files) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );

/** Everything except pages is read when a process starts, and so is what other pages use from a page, such as a release. */
const needsNewProcess = (changed: string[], {site}: Last, files: Files) =>
  changed.some((file) => !file.startsWith('docs/')) || digestFacts(files).checks !== site.facts;

function nameSome(files: string[]): string {
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  return files.slice(0, 3).join(', ') + more;
}
