import {isHashed} from './copies';

/** What a build writes about its files, so that readers can keep them all. */
export interface FileList {
  /** Changes with any file of the site. */
  version: string;
  /** Paths on the site, without a slash at their beginning, and sizes in bytes. A page's path is its address. */
  files: [path: string, bytes: number][];
}

/** Files that are only for servers, feeds, assistants, or other sites, or that readers download to keep. */
const notRead =
  /\.(?:atom|br|conf|gz|map|md|mjs|rss|xml|zip)$|^(?:_|\.|__docusaurus\/|llms\/|img\/social\/|licenses|robots|offline-|4\d\d\.html)/;

/** Whether readers need a file of a build. */
export const isRead = (name: string): boolean => !notRead.test(name);

/** Whether a response is a list of files. A server without one can respond with something else. */
export function isFileList(value: unknown): value is FileList {
  const {version, files} = (value ?? {}) as Partial<FileList>;
  return typeof version === 'string' && Array.isArray(files) && files.length > 0;
}

/** Returns how many bytes all files of a list have. */
export const bytesOf = ({files}: FileList): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** The script that lists the names of all others, or of their lists, so its name is different in each build. */
const runtimeName = /\bruntime~main\.(\w+)\.js$/;

/**
 * Returns the name of a build, which its worker and its list of files share, from its runtime script.
 *
 * @param paths the build's files
 * @throws {Error} if there's no such script
 */
export function buildIn(paths: string[]): string {
  for (const path of paths) {
    const [, build] = runtimeName.exec(path) ?? [];
    if (build) return build;
  }
  throw new Error('The build has no runtime script: offline reading names builds after it.');
}

/** Returns the name of a list's build. @throws {Error} like {@link buildIn} */
export const buildOf = ({files}: FileList): string => buildIn(files.map(([path]) => path));

/** Returns the files that aren't kept yet. */
export const missingFrom = (
  {files}: FileList,
  base: string,
  isKept: (path: string) => boolean,
): FileList['files'] =>
  files
    .filter(([path]) => !isKept(base + path))
    // Those that every page needs come first, so that what has arrived works if the reader stops.
    .sort(
      ([one], [other]) => Number(isHashed(base + other, base)) - Number(isHashed(base + one, base)),
    );
