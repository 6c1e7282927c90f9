import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {loadModal} from './useModal';
import {settingsOf} from './useSearchSettings';

// A reader who asked for search before the page's script was there waits for both at the same time.
if (ExecutionEnvironment.canUseDOM && 'wantsSearch' in document.documentElement.dataset) {
  // The dialog asks again, and says what is wrong.
  loadModal(settingsOf(siteConfig)).catch(() => {});
}
