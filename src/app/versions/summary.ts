import {textIn} from '../../base/languages/texts';
import type {PlatformRelease} from '../../product/facts';
import {language, versions} from '../../product/facts';

/** A product part that is released separately, and the range of releases that the documentation covers. */
export interface VersionSummary {
  part: string;
  /** The route of the newest release's notes. */
  route: string;
  newest: PlatformRelease;
  oldest: PlatformRelease;
}

/** Summarizes the releases of the platform, the agent, and Connect. */
export function summarizeVersions(): VersionSummary[] {
  return [
    span('Platform', 'platform'),
    span(textIn(language, 'Agent (data server)'), 'agent'),
    span('Connect', 'connect'),
  ];
}

/** @throws {Error} if a part has no release */
function span(part: string, name: keyof typeof versions): VersionSummary {
  const releases = versions[name];
  const [oldest, newest] = [releases[0], releases.at(-1)];
  if (!oldest || !newest)
    throw new Error(`src/product/facts/versions.yaml lists no release of: ${part}`);
  const route = `/docs/releases/${name}/${newest.version}`;
  return {part, route, newest, oldest};
}
