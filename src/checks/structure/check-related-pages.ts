import {hasRelatedPages, mostRelated, relatedHeading} from '../../content/related-pages/section';
import {onEachPage} from '../check';
import {sectionOf} from './page-section';

/**
 * Checks that a guide ends with only a few related pages, each with a reason, because a long list doesn't help
 * readers choose.
 */
export const checkRelatedPages = onEachPage((page, report) => {
  if (!hasRelatedPages(page.path)) return;
  const section = sectionOf(page, relatedHeading);
  const [list] = section?.nodes ?? [];
  if (section && list?.type === 'list' && list.children.length > mostRelated)
    report(
      section.heading,
      `the section lists ${list.children.length} related pages`,
      `keep the ${mostRelated} that readers most likely need next`,
    );
});
