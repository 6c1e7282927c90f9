import {hasRelatedPages, mostRelated, relatedHeading} from '../../content/related-pages/section';
import {onEachPage} from '../check';
import {sectionOf} from './page-section';

/** The end of a guide offers a few pages to go on with, each with a reason: a long list is no choice. */
export const checkRelatedPages = onEachPage((page, report) => {
  if (!hasRelatedPages(page.path)) return;
  const section = sectionOf(page, relatedHeading);
  const [list] = section?.nodes ?? [];
  if (section && list?.type === 'list' && list.children.length > mostRelated)
    report(
      section.heading,
      `${list.children.length} related pages`,
      `keep the ${mostRelated} that a reader most likely needs next`,
    );
});
