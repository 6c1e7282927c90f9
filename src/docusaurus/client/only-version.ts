import {
  type GlobalVersion,
  type useDocsPreferredVersion as upstream,
  useDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useStorageSlot} from '@docusaurus/theme-common/internal';
import {type ReactNode, useEffect} from 'react';

/*
 * What Docusaurus remembers of the version of the documentation that a reader prefers, where there is only one: the same,
 * in the same place of the browser's storage. Its own draws half of the page again when a page starts, for every reader;
 * this does so for those who chose a version.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-plugin-content-docs/src/client/docsPreferredVersion.tsx
 */

/** The name of the version that the reader prefers, and where it is kept. */
function useKeptName(pluginId?: string) {
  const {versionPersistence: persistence} = useThemeConfig().docs;
  return useStorageSlot(`docs-preferred-version-${pluginId ?? 'default'}`, {persistence});
}

const isNamed =
  (name: string | null) =>
  (version: GlobalVersion): boolean =>
    version.name === name;

/** Forgets a version that there is no more. */
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
