import type {PlatformRelease} from '../../product/facts';
import {versions} from '../../product/facts';

/** One part of the product that is released on its own, and the span of releases the documentation covers. */
export interface VersionSummary {
  part: string;
  /** The release notes of the newest. */
  route: string;
  newest: PlatformRelease;
  oldest: PlatformRelease;
}

/** Sums up the releases of platform, agent and Connect. */
export function summarizeVersions(): VersionSummary[] {
  return [
    span('Platform', 'platform'),
    span('Agent (data server)', 'agent'),
    span('Connect', 'connect'),
  ];
}

/** @throws {Error} when a part has no release */
function span(part: string, name: keyof typeof versions): VersionSummary {
  const releases = versions[name];
  const [oldest, newest] = [releases[0], releases.at(-1)];
  if (!oldest || !newest)
    throw new Error(`src/product/facts/versions.yaml lists no release of: ${part}`);
  const route = `/docs/releases/${name}/${newest.version}`;
  return {part, route, newest, oldest};
}
