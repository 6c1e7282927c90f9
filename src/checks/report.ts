import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFiles} from '../base/source/files';
import {countOf} from '../base/text/words';
import {checks} from '../checks';
import {rememberIn} from './remember';
import {formatFault, run} from './run';
import {createSite} from './site';
import {suppress} from './suppress';

/**
 * Checks the files that the command line names, or all of them.
 *
 * @param root the project's root
 * @param names paths of files or folders; none for all
 * @returns whether nothing is wrong, and what to print: a line per fault, then a line of counts
 * @throws {InputError} when a file cannot be read, or the list of suppressions is not in order
 */
export async function checkFiles(
  root: string,
  names: string[],
): Promise<{ok: boolean; lines: string[]}> {
  const files = readFiles(root);
  const asked = names.flatMap((name) => filesAt(path.relative(root, path.resolve(name)), files));
  const site = createSite(files, {
    selected: asked.length > 0 ? asked : undefined,
    remember: rememberIn(path.join(root, '.cache/checks'), codeVersion(root)),
  });
  const missing = asked.find((name) => !site.files.has(name));
  if (missing) {
    const fix = 'name files from here, such as docs/guides/security/roles.md';
    return {ok: false, lines: [`No file "${missing}": ${fix}`]};
  }
  const {faults, skipped} = await run(checks, site);
  const shown = suppress(faults, site, Object.keys(checks)).filter(
    ({file}) => asked.length === 0 || asked.includes(file),
  );
  const counts = [
    `${site.selected.length} pages`,
    `${Object.keys(checks).length} checks`,
    countOf(shown.length, 'fault'),
  ];
  return {
    ok: shown.length === 0,
    lines: [...shown.map(formatFault), [...counts, ...skipped].join(', ')],
  };
}

/** The file of a path, or the pages in the folder of that path. */
function filesAt(name: string, files: ReturnType<typeof readFiles>): string[] {
  const within = Object.keys(files).filter((file) => file.startsWith(`${name}/`));
  return within.length > 0 ? within : [name];
}

/** What is remembered holds only for these parsers and rules. */
function codeVersion(root: string): string {
  return ['package-lock.json', 'src/checks/page.ts', 'src/checks/markdown-rules.ts']
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join();
}
