import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {InputError} from '../base/source/input-error';
import {locateYaml} from '../base/yaml/load';

const listFile = path.join(__dirname, 'upstream.yaml');

const text = z.string().min(1);

export const upstreamSchema = z.array(
  z.strictObject({
    /** The file that takes the place of Docusaurus's, or relies on it. It says why. */
    ours: text,
    /** Docusaurus's file, by its package. */
    upstream: text,
    /** The version of Docusaurus that ours was last compared with. */
    version: text,
    /** The beginning of the SHA-256 of Docusaurus's file in that version. */
    hash: z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'),
  }),
);

/** Every file of Docusaurus that one of ours takes the place of, or relies on. */
export const upstream = () => locateYaml(listFile, upstreamSchema);

/**
 * Compares the files of Docusaurus with what they were when ours were written.
 *
 * @param packages the folder that packages are installed in
 * @returns a line for each that is gone or has changed: where it is listed, what is wrong, what to do
 */
export function upstreamFaults(packages: string): string[] {
  const {value, at} = upstream();
  return value.flatMap(({ours, upstream: name, version, hash}, index) => {
    const place = at([index]);
    const file = path.join(packages, name);
    if (!existsSync(ours)) return [`${place}  ${ours} does not exist  delete this entry`];
    if (!existsSync(file))
      return [
        `${place}  ${name}, which ${ours} is about, does not exist  find where Docusaurus has it now, or delete ours`,
      ];
    const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    if (found === hash) return [];
    return [
      `${place}  ${name} has changed since ${version}  compare ${ours} with it, then write the new version and "hash: ${found}" here`,
    ];
  });
}

/** Fails a build whose Docusaurus isn't the one that the files in `upstream.yaml` were written for. */
export default function upstreamContract(): Plugin {
  return {
    name: 'upstream-contract',
    loadContent() {
      const faults = upstreamFaults('node_modules');
      if (faults.length > 0) throw new InputError(faults.join('\n'));
    },
  };
}
