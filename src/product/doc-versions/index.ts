/** The versions of the documentation: the current one in docs/, and those that `docusaurus docs:version` has frozen. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {once} from '../../base/once';
import {InputError} from '../../base/source/input-error';
import {loadYaml} from '../../base/yaml/load';
import {versions as releases} from '../facts';
import {frozenFolder} from './frozen-file';

/** Docusaurus's list of frozen versions, newest first. It creates the file with the first one. */
const listFile = 'versions.json';

/** The file in a frozen version's folder that says what the version is. Docusaurus skips names with an underscore. */
export const aboutFile = '_version.yml';

export const aboutVersionSchema = z.strictObject({
  /** The platform release that the version describes. */
  platform: z.string().regex(/^\d+\.\d+$/, 'must be a platform release, such as "11.32"'),
  /** The folders of docs/ that it has. Without them, it has all. */
  only: z.array(z.string()).optional(),
});

/** What a frozen version is. */
export type AboutVersion = z.output<typeof aboutVersionSchema>;

/** @param version a frozen version's name */
export const folderOf = (version: string): string => `${frozenFolder}/version-${version}`;

/**
 * Returns the names of the frozen versions, newest first; none as long as there's only the current version.
 *
 * @param root the project's folder
 */
export function frozenVersions(root = '.'): string[] {
  const file = path.join(root, listFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Returns the newest platform release, which the current version describes.
 *
 * @throws {InputError} if there's none
 */
export function newestPlatform(): string {
  const newest = releases.platform.at(-1);
  if (!newest)
    throw new InputError(
      'src/product/facts/versions.yaml:1  there is no platform release  add one to "platform"',
    );
  return newest.version;
}

/**
 * Returns the docs plugin's option for versions. A version's label is the platform release that it describes, because
 * that's the version that readers know.
 *
 * @throws {YamlError} if a version's `_version.yml` can't be used
 */
export function versionOptions(): Record<string, {label: string}> {
  const frozen = frozenVersions().map((name): [string, {label: string}] => [
    name,
    {label: loadYaml(`${folderOf(name)}/${aboutFile}`, aboutVersionSchema).platform},
  ]);
  return Object.fromEntries([['current', {label: newestPlatform()}], ...frozen]);
}

/** As they were when the process started: a build asks for every page. */
const knownVersions = once(() => frozenVersions());

/** Returns the route that a page of a frozen version has in the current one: `/docs/roles` for `/docs/12-2025/roles`. */
export function currentRouteOf(route: string): string {
  const version = knownVersions().find((name) => `${route}/`.startsWith(`/docs/${name}/`));
  return version === undefined ? route : route.replace(`/docs/${version}`, '/docs');
}

/** Returns the version in docs/, which everything outside of frozen pages is about. */
export const currentVersion = ({loadedVersions}: LoadedContent): LoadedVersion | undefined =>
  loadedVersions.find(({versionName}) => versionName === 'current');
