import {usePluginData} from '@docusaurus/useGlobalData';
import type {VersionSummary} from './summary';

/** Returns the newest and oldest documented release of each product part. */
export function useVersions(): VersionSummary[] {
  return (usePluginData('versions') ?? []) as VersionSummary[];
}
