import {onEachPage} from './check';
import {isReadThrough} from './kind';

const most = 4;

/** The end of a guide offers a few pages to go on with, each with a reason: a long list is no choice. */
export const checkRelatedPages = onEachPage((page, report) => {
  if (!isReadThrough(page.path)) return;
  const heading = page.headings.find(({text}) => text === 'Related pages');
  const list =
    page.tree.children[page.tree.children.findIndex((node) => node === heading?.node) + 1];
  if (!heading || list?.type !== 'list') return;
  if (list.children.length > most)
    report(
      heading.node,
      `${list.children.length} related pages`,
      `keep the ${most} that a reader most likely needs next`,
    );
});
