import {versions} from '../../../product/facts';
import {findEntry} from '../../../product/releases';
import type {Fact} from './fact';

/** Versions that change with a release, by their name in a sentence. */
export const versionsByName: Record<string, () => string | undefined> = {
  platform: () => versions.platform.at(-1)?.version,
  agent: () => versions.agent.at(-1)?.version,
  connect: () => versions.connect.at(-1)?.version,
  'oldest agent': () => versions.platform.findLast(({agent}) => agent)?.agent,
};

/**
 * `:version[agent]`: the newest agent, "4.4". `:version[oldest agent]`: the oldest agent that the newest platform
 * supports. `:version[11.32-05]`: the version that introduced a release note entry, "11.32".
 */
export const version: Fact = (name) => {
  const found = versionsByName[name]?.() ?? findEntry(name)?.release.version;
  if (!found)
    throw new Error(
      `knows no "${name}": write the number of an entry on a release page, or one of ${Object.keys(versionsByName).join(', ')}`,
    );
  return found;
};
