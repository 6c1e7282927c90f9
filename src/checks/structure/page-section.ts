import type {Heading, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {CheckedPage} from '../page';

/** A level-2 section of a page. */
export interface PageSection {
  heading: Heading;
  /** What stands in it, lower headings included. */
  nodes: RootContent[];
  /** The section says that it does not apply, and why. */
  isNotApplicable: boolean;
}

/** The section below a level-2 heading; nothing where the page has none. */
export function sectionOf(page: CheckedPage, name: string): PageSection | undefined {
  const heading = page.headings.find(({depth, text}) => depth === 2 && text === name)?.node;
  if (!heading) return undefined;
  const nodes = nodesBelow(page, heading, 2);
  return {heading, nodes, isNotApplicable: /^not applicable:/i.test(textOf(nodes[0] ?? []))};
}

/** What stands between a heading and the next one of a level, or of a higher one. */
export function nodesBelow(
  {tree}: CheckedPage,
  heading: Heading,
  depth: Heading['depth'],
): RootContent[] {
  const from = tree.children.indexOf(heading) + 1;
  const end = tree.children.findIndex(
    (node, index) => index >= from && node.type === 'heading' && node.depth <= depth,
  );
  return tree.children.slice(from, end < 0 ? undefined : end);
}
