import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

/** The section that a page of the documentation is in: its sidebar, and the name that the navbar gives it. */
export function useSection(): {sidebar: string; name: string} | undefined {
  const sidebar = useDocsSidebar()?.name;
  const {items} = useThemeConfig().navbar;
  if (!sidebar) return undefined;
  const name = items.find(({sidebarId}) => sidebarId === sidebar)?.label;
  return {sidebar, name: String(name ?? sidebar)};
}
