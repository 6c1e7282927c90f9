import {usePluginData} from '@docusaurus/useGlobalData';
import type {VersionSummary} from './summary';

/** The newest and oldest documented release of each part of the product. */
export function useVersions(): VersionSummary[] {
  return (usePluginData('versions') ?? []) as VersionSummary[];
}
