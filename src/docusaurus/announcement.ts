import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows a new announcement from the first paint. After a reader closes the bar, Docusaurus hides it whatever the
 * announcement's ID is, compares IDs only later, and keeps the bar hidden for the whole visit:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts
 */
export default function announcement({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const idKey = `docusaurus.announcement.id${siteStorage.namespace}`;
  const dismissKey = `docusaurus.announcement.dismiss${siteStorage.namespace}`;
  const values = [idKey, dismissKey, announcementBar?.id].map((value) => JSON.stringify(value));
  const script = `(${showNew})(${values})`;
  return {
    name: 'announcement',
    // A plugin's tags come after the theme's.
    injectHtmlTags: () =>
      announcementBar ? {preBodyTags: [{tagName: 'script', innerHTML: script}]} : {},
  };
}

/**
 * Shows the announcement to a reader who closed an older one. Docusaurus's own inline script hides the bar before the
 * first paint if the reader ever closed one, without comparing IDs. This function runs right after that script. It's
 * inlined into every page, so it can't refer to anything outside itself.
 *
 * @param idKey the storage key where Docusaurus's script stores the ID of the last announcement that the reader saw
 * @param dismissKey the storage key for whether the reader closed it, which src/docusaurus/late-script also sets
 * @param id the ID of this page's announcement
 */
function showNew(idKey: string, dismissKey: string, id: string): void {
  try {
    if (localStorage.getItem(idKey) === id) return;
    localStorage.setItem(idKey, id);
    localStorage.setItem(dismissKey, 'false');
  } catch {
    // Storage is blocked, so the reader can't have closed an announcement.
  }
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
