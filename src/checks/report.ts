import {openMemory} from '../base/memory/memory';
import {readFiles} from '../base/source/files';
import {InputError} from '../base/source/input-error';
import {projectPath} from '../base/source/paths';
import {countOf} from '../base/text/words';
import {checks} from '../checks';
import {ownerStatements} from '../product/facts';
import {readReviewed} from './facts/reviewed/history';
import {openStatements} from './open-statements';
import {preparePages} from './prepare-pages';
import {type CheckFault, formatFault, run} from './run';
import {createSite, type Site} from './site';
import {suppress, wayOut} from './suppress';
import {outdatedTranslations} from './translations/outdated';

/** What a run says. */
export interface RunReport {
  ok: boolean;
  /** Whether every check could do all it does: some need programs. */
  isWhole: boolean;
  /** A line per fault, notes that aren't faults, then a line of counts. */
  lines: string[];
  /** What was wrong in the files that were asked for. */
  faults: CheckFault[];
  /** The site that was checked. */
  site: Site;
}

/**
 * Checks the files that the command line names, or all of them.
 *
 * @param root the project's root
 * @param names paths of files or folders from there; none for all
 * @param options `files`: texts by path, if they are read already; `previous`: the site of an earlier run, whose
 *   unchanged pages don't need to be read again
 * @throws {InputError} when a file doesn't exist or can't be read, the lists of suppressions and of changed facts are invalid,
 *   or git doesn't have the pages of the last review
 */
export async function checkFiles(
  root: string,
  names: string[],
  {files = readFiles(root), previous}: {files?: Record<string, string>; previous?: Site} = {},
): Promise<RunReport> {
  const asked = names.flatMap((name) => filesAt(projectPath(name, root), files));
  const missing = asked.find((name) => !(name in files));
  if (missing) {
    const fix = 'name files from here, such as docs/guides/security/roles.md';
    throw new InputError(`No file "${missing}": ${fix}`);
  }
  const memory = openMemory(root, 'checks');
  const site = createSite(files, {
    selected: asked.length > 0 ? asked : undefined,
    memory,
    previous,
    reviewed: readReviewed(root, files),
  });
  await preparePages(site, memory, {root, files});
  const found = await run(checks, site);
  memory.save();
  const faults = suppress(found.faults, site, Object.keys(checks)).filter(
    ({file}) => asked.length === 0 || asked.includes(file),
  );
  const counts = [
    `${site.selected.length} pages`,
    `${Object.keys(checks).length} checks`,
    countOf(faults.length, 'fault'),
  ];
  return {
    ok: faults.length === 0,
    isWhole: found.skipped.length === 0,
    lines: [
      ...faults.map(formatFault),
      ...wayOut(faults),
      // Writers who check their own pages can't make the owner's statements.
      ...(asked.length === 0 ? openStatements(ownerStatements) : []),
      ...outdatedTranslations(site)
        .filter(({file}) => asked.length === 0 || asked.includes(file))
        .map(({line}) => line),
      [...counts, ...found.skipped].join(', '),
    ],
    faults,
    site,
  };
}

/** The file of a path, or the pages in the folder of that path. */
function filesAt(name: string, files: ReturnType<typeof readFiles>): string[] {
  const within = Object.keys(files).filter((file) => file.startsWith(`${name}/`));
  return within.length > 0 ? within : [name];
}
