import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {loadModal} from './useModal';
import {settingsOf} from './useSearchSettings';

if (ExecutionEnvironment.canUseDOM) loadOnceWanted(document.documentElement);

/** A reader who asks for search before React has the page waits for both at the same time. */
function loadOnceWanted(root: HTMLElement) {
  // src/docusaurus/late-script says it there, before this script runs or after.
  const asked = new MutationObserver(loadIfWanted);
  asked.observe(root, {attributeFilter: ['data-wants-search']});
  loadIfWanted();

  function loadIfWanted() {
    if (!('wantsSearch' in root.dataset)) return;
    asked.disconnect();
    // The dialog asks again, and says what is wrong.
    loadModal(settingsOf(siteConfig)).catch(() => {});
  }
}
