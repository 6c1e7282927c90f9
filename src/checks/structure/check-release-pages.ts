import {releasePages} from '../../product/releases';
import type {Check} from '../check';

/**
 * Checks that every release in `src/product/facts/versions.yaml` has its page, and that every month has its page
 * about connectors.
 */
export const checkReleasePages: Check = (site, reportIn) => {
  const file = site.files.get('src/product/facts/versions.yaml');
  if (!file) return;
  const due = releasePages();
  for (const page of due.filter((path) => !site.pageByPath.has(path)))
    reportIn(file)(
      1,
      `the release has no page ${page}`,
      'create the page with `npm run new -- release …`',
    );
  for (const page of site.pages) {
    if (
      /^docs\/releases\/\w+\/(\d+\.\d+|\d\d-\d{4})\.md$/.test(page.path) &&
      !due.includes(page.path)
    )
      reportIn(page.file)(
        1,
        'there is no such release',
        'add the release to src/product/facts/versions.yaml',
      );
  }
};
