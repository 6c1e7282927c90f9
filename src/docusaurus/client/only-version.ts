import {
  type GlobalVersion,
  type useDocsPreferredVersion as upstream,
  useDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useStorageSlot} from '@docusaurus/theme-common/internal';
import {type ReactNode, useEffect} from 'react';

/*
 * Replaces Docusaurus's provider of the reader's preferred documentation version, for a site that has one version. It
 * stores the same value in the same place. Docusaurus's own provider renders half of the page again on load, for every
 * reader. This one does so only for readers who chose a version.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-plugin-content-docs/src/client/docsPreferredVersion.tsx
 */

/** Returns the name of the reader's preferred version, and the storage slot for it. */
function useKeptName(pluginId?: string) {
  const {versionPersistence: persistence} = useThemeConfig().docs;
  return useStorageSlot(`docs-preferred-version-${pluginId ?? 'default'}`, {persistence});
}

const isNamed =
  (name: string | null) =>
  (version: GlobalVersion): boolean =>
    version.name === name;

/** Forgets a preferred version that no longer exists. */
export function DocsPreferredVersionContextProvider({children}: {children: ReactNode}): ReactNode {
  const {versions} = useDocsData(undefined);
  const [name, slot] = useKeptName();
  useEffect(() => {
    if (name !== null && !versions.some(isNamed(name))) slot.del();
  }, [name, slot, versions]);
  return children;
}

export const useDocsPreferredVersion: typeof upstream = (pluginId) => {
  const {versions} = useDocsData(pluginId);
  const [name, slot] = useKeptName(pluginId);
  return {
    preferredVersion: versions.find(isNamed(name)) ?? null,
    savePreferredVersionName: slot.set,
  };
};

export const useDocsPreferredVersionByPluginId = () => ({
  default: useDocsPreferredVersion().preferredVersion,
});
