import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../base/built-site';

/** A file that two builds don't share, and what is to be seen of it. */
export interface FileDifference {
  file: string;
  /** Position of the first byte that differs, and what either build has there; or which of the builds has the file. */
  what: string;
}

/**
 * Compares two builds byte for byte.
 *
 * @returns the differences by file name; none where the builds are identical
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

/** How much is shown of what differs, in bytes: before the position and from there on. */
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
