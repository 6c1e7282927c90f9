import {releasePages} from '../../product/releases';
import type {Check} from '../check';

/** Every release of `src/product/facts/versions.yaml` has its page, and every month its page of connectors. */
export const checkReleasePages: Check = (site, reportIn) => {
  const file = site.files.get('src/product/facts/versions.yaml');
  if (!file) return;
  const due = releasePages();
  for (const page of due.filter((path) => !site.pageByPath.has(path)))
    reportIn(file)(1, `the release has no page ${page}`, 'make it with `npm run new -- release …`');
  for (const page of site.pages) {
    if (
      /^docs\/releases\/\w+\/(\d+\.\d+|\d\d-\d{4})\.md$/.test(page.path) &&
      !due.includes(page.path)
    )
      reportIn(page.file)(1, 'no such release', 'add it to src/product/facts/versions.yaml');
  }
};
