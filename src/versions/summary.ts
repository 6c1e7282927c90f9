import type {Release} from '../product';
import {fillIn, product, versions} from '../product';

/** One part of the product that is released on its own, and the span of releases the documentation covers. */
export interface VersionSummary {
  part: string;
  newest: Release;
  oldest: Release;
}

/** Sums up the releases of platform, agent and Connect. */
export function summarizeVersions(): VersionSummary[] {
  return [
    span('Platform', versions.platform),
    span('Agent (data server)', versions.agent),
    span('Connect', versions.connect),
  ];
}

/** @throws {Error} when a part has no release */
function span(part: string, releases: Release[]): VersionSummary {
  const [oldest, newest] = [releases[0], releases.at(-1)];
  if (!oldest || !newest) throw new Error(`src/product/versions.yaml lists no release of: ${part}`);
  return {part, newest: filled(newest), oldest: filled(oldest)};
}

const filled = (release: Release): Release =>
  release.headline ? {...release, headline: fillIn(release.headline, product)} : release;
