import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage, type Report} from '../check';
import type {CheckedPage} from '../page';
import {requiredSections} from './sections';

/**
 * Checks that a page has the sections of its kind, in order, so that readers find their way on every page. A section
 * that doesn't apply says so and gives the reason.
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
        `the section "${name}" is missing`,
        `add "## ${name}"; if it doesn't apply, write "Not applicable: <reason>."`,
      );
    } else if (index < previous) {
      report(
        heading.node,
        `the section "${name}" is out of order`,
        `put the sections in this order: ${required.join(', ')}`,
      );
    }
    previous = Math.max(previous, index);
  }
  checkContents(page, report);
});

/** Checks that every heading has text below it, and that every "Not applicable:" gives a reason. */
function checkContents(page: CheckedPage, report: Report) {
  const nodes = page.tree.children;
  for (const {node, text, depth} of page.headings) {
    const index = nodes.indexOf(node);
    if (index < 0) continue;
    const next = nodes[index + 1];
    if (!next || (next.type === 'heading' && next.depth <= depth)) {
      report(node, `the section "${text}" is empty`, 'write its text, or delete the heading');
    } else if (/^not applicable\b\W*$/i.test(textOf(next))) {
      report(
        next,
        `"Not applicable" doesn't give a reason`,
        'write "Not applicable: " and the reason in one sentence',
      );
    }
  }
}
