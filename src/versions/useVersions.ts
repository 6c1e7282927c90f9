import {usePluginData} from '@docusaurus/useGlobalData';
import type {VersionSummary} from './summary';

/** The newest and oldest documented release of each part of the product. */
export function useVersions(): VersionSummary[] {
  return (usePluginData('versions') ?? []) as VersionSummary[];
}

/** `2025-12-10` as readers write it: "December 10, 2025". */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
