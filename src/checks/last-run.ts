import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {packagesVersion} from '../base/memory/memory';
import {writeWhole} from '../base/memory/remember';

/** What a run prints. */
interface Said {
  ok: boolean;
  lines: string[];
}

/** The last run, if it was about the same. */
export interface LastRun {
  /** What it said. */
  said?: Said;
  /** Replaces it. */
  keep(said: Said): void;
}

/**
 * Opens what the last run said. As long as no file has changed, the next one would say the same, so there's no need to
 * load the checks and the product's data.
 *
 * @param root the project's root
 * @param names what the command line names
 * @param files texts by path, as they are now
 */
export function openLastRun(root: string, names: string[], files: Record<string, string>): LastRun {
  const file = path.join(root, '.cache/checks/last-run.json');
  const digest = createHash('sha1').update(JSON.stringify([packagesVersion(root), names]));
  for (const [name, text] of Object.entries(files))
    digest.update(`\n${name}\n${text.length}\n${text}`);
  const key = digest.digest('hex');
  const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return {
    said: last?.key === key ? last.said : undefined,
    keep: (said) => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeWhole(file, JSON.stringify({key, said}));
    },
  };
}
