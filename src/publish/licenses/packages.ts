import {readFileSync} from 'node:fs';

/** A package that `npm ci` installs. */
export interface Package {
  name: string;
  version: string;
  /** As its manifest has it: an SPDX expression, or nothing where there is none that npm can read. */
  license: string | undefined;
  /** Whether only development and tests need it. */
  dev: boolean;
}

type Locked = Partial<Package> & {version?: string};

/**
 * Reads what a lockfile installs on any platform, in the order of the names; each version of a package once.
 *
 * @param lockfile path of a `package-lock.json`
 */
export function readPackages(lockfile: string): Package[] {
  const {packages} = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, Package>();
  for (const [place, {name, version = '', license, dev = false}] of Object.entries(packages)) {
    // The site itself stands at the empty place.
    if (!place) continue;
    const called = name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
    const key = `${called} ${version}`;
    found.set(key, {name: called, version, license, dev: dev && (found.get(key)?.dev ?? true)});
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}
