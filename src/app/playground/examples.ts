import type {Heading, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {withFacts} from '../../content/directives/facts';

/** A query and its purpose: "Rank hosts by overdue findings". */
export interface PlaygroundExample {
  title: string;
  query: string;
  /** The first sentence below the query. */
  about: string;
}

/** Returns the first query under each level-3 heading of an example library page. */
export function examplesOf(markdown: string): PlaygroundExample[] {
  const nodes = (unified().use(remarkParse).parse(withFacts(markdown)) as Root).children;
  return nodes.flatMap((node, start): PlaygroundExample[] => {
    if (!isHeading(node) || node.depth !== 3) return [];
    const rest = nodes.slice(start + 1);
    const end = rest.findIndex(isHeading);
    const section = end < 0 ? rest : rest.slice(0, end);
    const at = section.findIndex((each) => each.type === 'code' && each.lang === 'bql');
    const code = section[at];
    if (code?.type !== 'code') return [];
    const below = section.slice(at + 1).find(({type}) => type === 'paragraph');
    return [{title: textOf(node), query: code.value, about: firstSentence(below)}];
  });
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

const firstSentence = (node: RootContent | undefined): string =>
  /^.*?[.:](?=\s|$)/s.exec(node ? textOf(node) : '')?.[0] ?? '';
