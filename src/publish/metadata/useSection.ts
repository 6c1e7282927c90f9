import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

/** Returns the section of a documentation page: its sidebar, and its name in the navbar. */
export function useSection(): {sidebar: string; name: string} | undefined {
  const sidebar = useDocsSidebar()?.name;
  const {items} = useThemeConfig().navbar;
  if (!sidebar) return undefined;
  const name = items.find(({sidebarId}) => sidebarId === sidebar)?.label;
  return {sidebar, name: String(name ?? sidebar)};
}
