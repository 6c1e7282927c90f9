import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {loadModal} from './useModal';
import {settingsOf} from './useSearchSettings';

if (ExecutionEnvironment.canUseDOM) loadOnceWanted(document.documentElement);

/** Loads the dialog while React is hydrating the page, if the reader has already requested search. */
function loadOnceWanted(root: HTMLElement) {
  // src/docusaurus/late-script sets the attribute, before or after this script runs.
  const asked = new MutationObserver(loadIfWanted);
  asked.observe(root, {attributeFilter: ['data-wants-search']});
  loadIfWanted();

  function loadIfWanted() {
    if (!('wantsSearch' in root.dataset)) return;
    asked.disconnect();
    // The dialog loads it again and reports the error.
    loadModal(settingsOf(siteConfig)).catch(() => {});
  }
}
