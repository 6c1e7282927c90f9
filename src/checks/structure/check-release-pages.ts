import {releasePages, yearPageOf, yearsOf} from '../../product/releases';
import type {Check} from '../check';

/**
 * Checks that every release in `src/product/facts/versions.yaml` has its page, that every month has its page about
 * connectors, and that every year before the newest has its list. The newest year's list is on the first page.
 */
export const checkReleasePages: Check = (site, reportIn) => {
  const file = site.files.get('src/product/facts/versions.yaml');
  if (!file) return;
  const due = releasePages();
  for (const {file: page} of due.filter((each) => !site.pageByPath.has(each.file)))
    reportIn(file)(
      1,
      `the release has no page ${page}`,
      'create the page with `npm run new -- release …`',
    );
  const [, ...earlierYears] = yearsOf(due).sort().reverse();
  for (const year of earlierYears.filter((each) => !site.pageByPath.has(yearPageOf(each))))
    reportIn(file)(
      1,
      `the releases of ${year} have no page ${yearPageOf(year)}`,
      `create the page with a line "::releases{year="${year}"}", like the page of another year`,
    );
  for (const page of site.pages) {
    if (
      /^docs\/releases\/\w+\/(\d+\.\d+|\d\d-\d{4})\.md$/.test(page.path) &&
      !due.some((each) => each.file === page.path)
    )
      reportIn(page.file)(
        1,
        'there is no such release',
        'add the release to src/product/facts/versions.yaml',
      );
  }
};
