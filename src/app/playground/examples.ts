import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A query and its purpose: "Rank hosts by overdue findings". */
export interface PlaygroundExample {
  title: string;
  query: string;
}

/** Returns the first query under each level-3 heading of an example library page. */
export function examplesOf(markdown: string): PlaygroundExample[] {
  const examples: PlaygroundExample[] = [];
  let heading: Heading | undefined;
  visit(unified().use(remarkParse).parse(markdown) as Root, (node) => {
    if (node.type === 'heading') heading = node.depth === 3 ? node : undefined;
    if (node.type !== 'code' || node.lang !== 'bql' || !heading) return;
    examples.push({title: textOf(heading), query: node.value});
    heading = undefined;
  });
  return examples;
}
