import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type NavbarItem, navbarFaults} from './navbar-faults';
import {revealActive} from './reveal-active';
import {sidebarMenu} from './sidebar';
import {whenLaidOut} from './when-laid-out';

/** Scrolls the sidebar to the current page before the page's script has started. */
const script = `(${whenLaidOut})(document.querySelector(${JSON.stringify(sidebarMenu)}), ${revealActive})`;

/**
 * Announces new pages to screen readers, keeps the current page visible in the sidebar, and fails the build if a navbar
 * item refers to a doc or a sidebar that doesn't exist. Docusaurus also fails, but during static rendering, where no
 * error boundary can name the item.
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
