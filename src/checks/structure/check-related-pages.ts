import {toString as textOf} from 'mdast-util-to-string';
import {mostRelated, relatedHeading} from '../../content/related-pages/section';
import {onEachPage} from '../check';
import {sectionOf} from './page-section';

/**
 * Checks that a page ends with only a few related pages, because a long list doesn't help readers choose. Each has a
 * reason in the form that the build uses for the pages it adds: a link, a colon, and a phrase without a period.
 */
export const checkRelatedPages = onEachPage((page, report) => {
  const section = sectionOf(page, relatedHeading);
  const [list] = section?.nodes ?? [];
  if (!section || list?.type !== 'list') return;
  for (const item of list.children)
    if (!/^[^:]+: [^.]+(\.\S[^.]*)*$/.test(textOf(item)))
      report(
        item,
        `the related page "${textOf(item)}" has no reason in the usual form`,
        'write "[Title](file.md): a phrase without a period"',
      );
  if (list.children.length > mostRelated)
    report(
      section.heading,
      `the section lists ${list.children.length} related pages`,
      `keep the ${mostRelated} that readers most likely need next`,
    );
});
