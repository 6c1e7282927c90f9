import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/**
 * Shows the announcement to a reader who closed an older one. Docusaurus's own inline script hides the bar of whoever
 * closed one, before the first paint, and compares no ids; this runs right after it. Inlined into every page, so it
 * refers to nothing outside itself.
 *
 * @param idKey where Docusaurus's script keeps the id of the announcement that the reader saw last
 * @param id of the announcement that the page has
 */
function showNew(idKey: string, id: string): void {
  try {
    if (localStorage.getItem(idKey) === id) return;
  } catch {
    // Nothing can be stored, so nothing was closed.
  }
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
