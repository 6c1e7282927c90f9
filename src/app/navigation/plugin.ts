import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type NavbarItem, navbarFaults} from './navbar-faults';
import {revealActive} from './reveal-active';
import {sidebarMenu} from './sidebar';

/** The sidebar shows where its reader is before its script has started. */
const script = `(${revealActive})(document.querySelector(${JSON.stringify(sidebarMenu)}))`;

/**
 * Tells readers of a screen reader where a link has led, has the sidebar show the page that it led to, and fails the
 * build when a navbar item names a doc or a sidebar that doesn't exist. Docusaurus fails too, but during static
 * rendering, where no error boundary can say which item it was.
 */
export default function navigation({siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'navigation',
    getClientModules: () => ['arrive.ts', 'sidebar.ts'].map((name) => path.join(__dirname, name)),
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: script}]}),
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const known = {
        docs: docs?.loadedVersions.flatMap((version) => version.docs.map(({id}) => id)) ?? [],
        sidebars: docs?.loadedVersions.flatMap((version) => Object.keys(version.sidebars)) ?? [],
      };
      const faults = navbarFaults((navbar?.items ?? []) as NavbarItem[], known);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
