import type {Heading, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {CheckedPage} from '../page';

/** A level-2 section on a page. */
export interface PageSection {
  heading: Heading;
  /** Its contents, including lower-level headings. */
  nodes: RootContent[];
  /** Whether the section says that it doesn't apply, and why. */
  isNotApplicable: boolean;
}

/** Finds the section below a level-2 heading. Returns undefined if the page doesn't have it. */
export function sectionOf(page: CheckedPage, name: string): PageSection | undefined {
  const heading = page.headings.find(({depth, text}) => depth === 2 && text === name)?.node;
  if (!heading) return undefined;
  const nodes = nodesBelow(page, heading, 2);
  return {heading, nodes, isNotApplicable: /^not applicable:/i.test(textOf(nodes[0] ?? []))};
}

/** The nodes between a heading and the next heading on the same or a higher level. */
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
