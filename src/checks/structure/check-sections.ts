import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {requiredSections} from './sections';

/**
 * A page has the sections of its kind, in order, so that a reader who knows one page finds their way in all of them.
 * What does not apply says so with a reason, instead of leaving the reader to wonder.
 */
export const checkSections = onEachPage((page, report) => {
  const required = requiredSections[page.kind];
  const present = page.headings.filter(({depth}) => depth === 2);
  let previous = -1;
  for (const name of required) {
    const index = present.findIndex(({text}) => text === name);
    const heading = present[index];
    if (!heading) {
      report(
        1,
        `section "${name}" is missing`,
        `add "## ${name}"; if it does not apply, write "Not applicable: <reason>."`,
      );
    } else if (index < previous) {
      report(
        heading.node,
        `section "${name}" is out of order`,
        `order them: ${required.join(', ')}`,
      );
    }
    previous = Math.max(previous, index);
  }
  checkContents(page, report);
});

/** Every heading has text below it, and "Not applicable:" has its reason. */
function checkContents(page: CheckedPage, report: Report) {
  const nodes = page.tree.children;
  for (const {node, text, depth} of page.headings) {
    const index = nodes.indexOf(node);
    if (index < 0) continue;
    const next = nodes[index + 1];
    if (!next || (next.type === 'heading' && next.depth <= depth)) {
      report(node, `section "${text}" is empty`, 'write it, or delete the heading');
    } else if (/^not applicable\b\W*$/i.test(textOf(next))) {
      report(
        next,
        '"Not applicable" gives no reason',
        'write "Not applicable: " and the reason in one sentence',
      );
    }
  }
}
