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
    /** Our file, which replaces Docusaurus's file or relies on it. Its comments say why. */
    ours: text,
    /** Docusaurus's file, as a path in its package. */
    upstream: text,
    /** The Docusaurus version that our file was last compared with. */
    version: text,
    /** The first 16 digits of the SHA-256 of Docusaurus's file in that version. */
    hash: z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'),
  }),
);

/** Every Docusaurus file that one of ours replaces or relies on. */
export const upstream = () => locateYaml(listFile, upstreamSchema);

/**
 * Compares Docusaurus's files with the versions that our files were written for.
 *
 * @param packages the folder where packages are installed
 * @returns a line for each file that is missing or has changed: where it's listed, what's wrong, and what to do
 */
export function upstreamFaults(packages: string): string[] {
  const {value, at} = upstream();
  return value.flatMap(({ours, upstream: name, version, hash}, index) => {
    const place = at([index]);
    const file = path.join(packages, name);
    if (!existsSync(ours)) return [`${place}  ${ours} doesn't exist  delete this entry`];
    if (!existsSync(file))
      return [
        `${place}  ${name}, which ${ours} replaces or relies on, doesn't exist  find where it is in Docusaurus now, or delete ours`,
      ];
    const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    if (found === hash) return [];
    return [
      `${place}  ${name} has changed since ${version}  compare ${ours} with it, then write the new version and "hash: ${found}" here`,
    ];
  });
}

/** Fails a build if Docusaurus differs from the version that the files in `upstream.yaml` were written for. */
export default function upstreamContract(): Plugin {
  return {
    name: 'upstream-contract',
    loadContent() {
      const faults = upstreamFaults('node_modules');
      if (faults.length > 0) throw new InputError(faults.join('\n'));
    },
  };
}
