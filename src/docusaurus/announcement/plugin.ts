import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {showNew} from './show-new';

/**
 * Shows an announcement with a new id from the first paint on. Docusaurus hides a bar that was closed, whatever its id,
 * compares ids later, and leaves the bar hidden for the whole visit:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts
 */
export default function announcement({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const idKey = `docusaurus.announcement.id${siteStorage.namespace}`;
  const script = `(${showNew})(${JSON.stringify(idKey)}, ${JSON.stringify(announcementBar?.id)})`;
  return {
    name: 'announcement',
    // A plugin's tags come after the theme's.
    injectHtmlTags: () =>
      announcementBar ? {preBodyTags: [{tagName: 'script', innerHTML: script}]} : {},
  };
}
