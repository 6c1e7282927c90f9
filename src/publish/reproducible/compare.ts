import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../base/source/paths';

/** A file that differs between two builds, and how. */
export interface FileDifference {
  file: string;
  /** The position of the first byte that differs with the bytes in each build, or which of the builds has the file. */
  what: string;
}

/**
 * Compares two builds byte by byte.
 *
 * @returns the differences by file name; empty if the builds are identical
 */
export function compareBuilds(first: string, second: string): FileDifference[] {
  const [ours, theirs] = [new Set(listFiles(first)), new Set(listFiles(second))];
  return [...new Set([...ours, ...theirs])].sort().flatMap((file) => {
    if (!theirs.has(file)) return [{file, what: 'is only in the first build'}];
    if (!ours.has(file)) return [{file, what: 'is only in the second build'}];
    const what = firstDifference(
      readFileSync(path.join(first, file)),
      readFileSync(path.join(second, file)),
    );
    return what ? [{file, what}] : [];
  });
}

/** How many bytes of a difference are shown: before the position, and starting with it. */
const [before, after] = [20, 40];

function firstDifference(ours: Buffer, theirs: Buffer): string | undefined {
  if (ours.equals(theirs)) return undefined;
  const length = Math.min(ours.length, theirs.length);
  let at = 0;
  while (at < length && ours[at] === theirs[at]) at += 1;
  const shown = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - before), at + after).toString('latin1'));
  return `differs at byte ${at}: ${shown(ours)} and ${shown(theirs)}`;
}
