import {readFileSync} from 'node:fs';

/** A package that `npm ci` installs. */
export interface Package {
  name: string;
  version: string;
  /** The license in the manifest: an SPDX expression, or `undefined` if npm can't read it. */
  license: string | undefined;
  /** Whether only development and tests need the package. */
  dev: boolean;
}

type Locked = Partial<Package> & {version?: string};

/**
 * Lists the packages that a lockfile installs on any platform, sorted by name. Each version of a package is listed
 * once.
 *
 * @param lockfile path of a `package-lock.json`
 */
export function readPackages(lockfile: string): Package[] {
  const {packages} = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, Package>();
  for (const [place, {name, version = '', license, dev = false}] of Object.entries(packages)) {
    // The entry with the empty path is the site itself.
    if (!place) continue;
    const called = name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
    const key = `${called} ${version}`;
    found.set(key, {name: called, version, license, dev: dev && (found.get(key)?.dev ?? true)});
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}
